fn main() {
    println!("{}", demo::f());
}

mod demo {
use crate::tools;
pub enum Kind {
    Four = 4,
}
pub fn f() -> i32 {
    use crate::demo::Kind::*;
    tools::three() + Four as i32
}
}

mod tools {
pub fn three() -> i32 {
    3
}
}
