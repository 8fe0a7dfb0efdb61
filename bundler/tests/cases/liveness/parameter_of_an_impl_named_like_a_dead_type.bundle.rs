fn main() {
    println!("{} {}", demo::run(), demo::late());
}

mod demo {
#![allow(dead_code)]
pub trait Late {
    fn number(&mut self) -> i32 {
        2
    }
}
impl Late for i32 {}
pub fn late() -> i32 {
    3.number()
}
pub fn run() -> i32 {
    struct Gone;
    trait Early {
        fn number(&self) -> i32 {
            1
        }
    }
    impl<Gone> Early for Gone {}
    let mut number = 5i32;
    number += 1;
    number.number()
}
}
