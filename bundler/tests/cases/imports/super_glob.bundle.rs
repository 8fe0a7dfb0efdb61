fn main() {
    println!("{:?}", demo::child::set());
}

mod demo {
use std::collections::BTreeSet;

fn private() -> i32 {
    5
}

pub mod child {
    use super::*;

    pub fn set() -> BTreeSet<i32> {
        BTreeSet::from([private()])
    }
}
}
