use demo::Work;

fn main() {
    println!("{} {}", 1u8.used(), demo::TEXT);
}

mod demo {
pub trait Work {
    fn used(&self) -> u8;
    fn extra(&self) -> u8;
}
macro_rules! shown {
    ($($t:tt)*) => {
        $($t)*
        pub const TEXT: &str = stringify!($($t)*);
    };
}
macro_rules! work {
    ($t:ty) => {
        shown! {
            impl Work for $t {
                fn used(&self) -> u8 { 30 }
                fn extra(&self) -> u8 { 40 }
            }
        }
    };
}
work!(u8);
}
