use demo::Work;

fn main() {
    println!("{} {}", 1u8.used(), demo::extras());
}

mod demo {
pub trait Work {
    fn used(&self) -> u8;
}
macro_rules! make {
    () => {
        trait Work {
            fn extra(&self) -> u8 { 2 }
        }
    };
}
macro_rules! work {
    ($n:expr, $t:ty) => {{
        make!();
        impl Work for $t {
            fn extra(&self) -> u8 { 40 }
        }
        Work::extra(&$n)
    }};
}
impl Work for u8 {
    fn used(&self) -> u8 { 20 }
}
pub fn extras() -> u8 {
    work!(1u16, u16)
}
}
