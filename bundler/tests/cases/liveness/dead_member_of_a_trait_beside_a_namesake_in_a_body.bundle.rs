use demo::Work;

fn main() {
    println!("{} {} {} {}", 2u8.used(), demo::imported(), demo::defined(0), demo::defined(4));
}

mod demo {
pub trait Work {
    fn used(&self) -> u32;
}
impl Work for u8 {
    fn used(&self) -> u32 {
        u32::from(*self)
    }
}
mod other {
    pub trait Work {
        fn gone(&self) -> u32 {
            5
        }
    }
}
pub fn imported() -> u32 {
    use crate::demo::other::Work;
    impl Work for u32 {
        fn gone(&self) -> u32 { 7 }
    }
    9u32.gone()
}
pub fn defined(n: u32) -> u32 {
    trait Work {
        fn used(&self) -> u32;
    }
    {
        trait Work {
            fn gone(&self) -> u32 {
                2
            }
        }
        impl Work for u64 {
            fn gone(&self) -> u32 {
                11
            }
        }
        impl Work for u32 {
            fn gone(&self) -> u32 {
                13
            }
        }
        if n == 0 {
            return 9u64.gone() + Work::gone(&n);
        }
    }
    impl Work for u32 {
        fn used(&self) -> u32 {
            *self
        }
    }
    n.used()
}
}
