fn main() {
    println!("{}", demo::run());
}

mod demo {
pub trait Tell {
    fn used(&self) -> i32;
}
pub struct One;
pub fn run() -> i32 {
    impl Tell for One {
        fn used(&self) -> i32 {
            1
        }
    }
    One.used()
}
}
