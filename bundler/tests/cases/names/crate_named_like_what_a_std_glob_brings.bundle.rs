use std::*;

fn main() {
    let set: collections::BTreeSet<i32> = [crate::collections_lib::answer()].into();
    println!("{set:?}");
}

mod collections_lib {
pub fn answer() -> i32 {
    42
}
}
