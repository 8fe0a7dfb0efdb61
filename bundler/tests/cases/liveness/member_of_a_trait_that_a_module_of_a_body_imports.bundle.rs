use demo::Work;

fn main() {
    println!("{} {}", 2u8.used(), demo::imported());
}

mod demo {
pub trait Work {
    fn used(&self) -> u8;
}
impl Work for u8 {
    fn used(&self) -> u8 {
        *self
    }
}
mod other {
    pub trait Work {
        fn gone(&self) -> u8 {
            5
        }
    }
}
pub fn imported() -> u8 {
    mod inner {
        use crate::demo::other::Work;
        impl Work for i16 {
            fn gone(&self) -> u8 { 6 }
        }
        pub fn run() -> u8 {
            3i16.gone()
        }
    }
    inner::run()
}
}
