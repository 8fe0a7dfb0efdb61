fn main() {
    println!("{}", demo::run(2));
}

mod demo {
pub fn run(n: u32) -> u32 {
    trait Work {
        fn used(&self) -> u32;
    }
    fn inner() -> u32 {
        impl Work for u32 {
            fn used(&self) -> u32 {
                *self
            }
        }
        3
    }
    n.used() + inner()
}
}
