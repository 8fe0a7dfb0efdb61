fn main() {
    println!("{} {} {}", demo::by_import::run(), demo::by_item::run(), demo::first());
}

mod demo {
#![allow(dead_code, unused_imports)]
pub struct Used(pub i32);
pub mod a {
    pub trait Show {
        fn show(&self) -> i32 {
            1
        }
    }
    impl Show for crate::demo::Used {}
    pub fn make() -> crate::demo::Used {
        crate::demo::Used(3)
    }
}
pub mod b {
    pub struct Show;
}
pub trait Late {
    fn show(&mut self) -> i32;
}
impl Late for Used {
    fn show(&mut self) -> i32 {
        2
    }
}
pub mod by_import {
    use crate::demo::Late;
    use crate::demo::a::*;
    use crate::demo::b::Show;
    pub fn run() -> i32 {
        let mut used = make();
        used.show()
    }
}
pub mod by_item {
    use crate::demo::Late;
    use crate::demo::a::*;
    struct Show;
    pub fn run() -> i32 {
        let mut used = make();
        used.show()
    }
}
pub fn first() -> i32 {
    a::Show::show(&Used(3))
}
}
