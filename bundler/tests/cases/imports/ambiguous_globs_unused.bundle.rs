use demo::a::*;
use demo::b::*;

fn main() {
    println!("{} {} {}", only_a(), only_b(), demo::a::both());
}

mod demo {
pub mod a {
    pub fn both() -> i32 {
        1
    }
    pub fn only_a() -> i32 {
        2
    }
}
pub mod b {
    pub fn only_b() -> i32 {
        4
    }
}
}
