fn main() {
    println!("{}", demo::run(2));
}

mod demo {
pub trait Work {
    fn used(&self) -> u32;
}
pub fn run(n: u32) -> u32 {
    impl Work for u32 {
        fn used(&self) -> u32 {
            *self
        }
    }
    n.used()
}
}
