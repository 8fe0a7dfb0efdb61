use demo::Work;

fn main() {
    println!("{} {}", 1u8.used(), demo::extra());
}

mod demo {
pub trait Work {
    fn used(&self) -> u8;
}
macro_rules! work {
    ($t:ty) => {
        impl Work for $t {
            fn used(&self) -> u8 { 30 }
        }
    };
}
work!(u8);
pub fn extra() -> u8 {
    1
}
}
