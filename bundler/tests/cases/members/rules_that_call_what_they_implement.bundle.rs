use demo::Work;

fn main() {
    println!("{} {}", 1u8.used(), demo::of_bytes(2));
}

mod demo {
pub trait Work {
    fn used(&self) -> u8;
    fn extra(&self) -> u8;
}
macro_rules! work {
    ($t:ty, $f:ident) => {
        impl Work for $t {
            fn used(&self) -> u8 { 30 }
            fn extra(&self) -> u8 { 40 }
        }
        pub fn $f(n: $t) -> u8 {
            Work::extra(&n)
        }
    };
}
work!(u8, of_bytes);
}
