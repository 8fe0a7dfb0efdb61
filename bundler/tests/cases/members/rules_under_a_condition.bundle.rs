fn main() {
    println!("{}", demo::all());
}

mod demo {
pub trait Work {
    fn used(&self) -> u8;
    fn other(&self) -> u8;
}
macro_rules! work {
    ($t:ty) => {
        impl Work for $t {
            fn used(&self) -> u8 { 30 }
            fn other(&self) -> u8 { 50 }
        }
    };
}
work!(u8);
#[cfg(windows)]
work!(u16);
pub fn all() -> u8 {
    #[cfg(windows)]
    return 1u16.other();
    1u8.used()
}
}
