fn main() {
    println!("{}", demo::inner());
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
pub fn inner() -> u8 {
    struct Local;
    work!(Local);
    Local.used()
}
}
