use demo::Show;

fn main() {
    demo::setup();
    println!("{} {}", 5u32.show(), demo::run(2));
}

mod demo {
pub trait Show {
    fn show(&self) -> String;
}
pub fn setup() {
    type A = u32;
    impl Show for A {
        fn show(&self) -> String {
            format!("<{self}>")
        }
    }
}
pub fn run(n: u64) -> u64 {
    trait Twice {
        fn twice(&self) -> u64;
    }
    type B = u64;
    impl Twice for B {
        fn twice(&self) -> u64 {
            self * 2
        }
    }
    n.twice()
}
}
