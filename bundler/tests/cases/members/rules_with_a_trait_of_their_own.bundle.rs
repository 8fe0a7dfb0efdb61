use demo::Work;

fn main() {
    println!("{} {}", 1u8.used(), demo::extras());
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
    ($n:expr, $t:ty) => {{
        trait Work {
            fn extra(&self) -> u8 { 2 }
        }
        impl Work for $t {
            fn extra(&self) -> u8 { 40 }
        }
        Work::extra(&$n)
    }};
}
work!(u8);
pub fn extras() -> u8 {
    work!(1u16, u16)
}
}
