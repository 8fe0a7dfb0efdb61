use demo::Work;

fn main() {
    println!("{} {}", 1u8.used(), demo::inner());
}

mod demo {
pub trait Work {
    fn used(&self) -> u8;
    fn extra(&self) -> u8 { 1 }
}
macro_rules! work {
    ($t:ty) => {
        impl Work for $t {
            fn used(&self) -> u8 { 30 }
            fn extra(&self) -> u8 { 40 }
        }
    };
}
work!(u8);
pub fn inner() -> u8 {
    trait Work {
        fn used(&self) -> u8;
        fn extra(&self) -> u8 { 2 }
    }
    struct Local;
    work!(Local);
    Local.used() + Local.extra()
}
}
