fn main() {
    println!("{}", demo::three());
}

mod demo {
#![allow(non_camel_case_types)]
pub fn three() -> i32 {
    3
}
}
