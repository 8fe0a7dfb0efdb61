use demo::Real;

fn main() {
    println!("{} {} {}", demo::run(2), 2u32.gone(), 1u32.used());
}

mod demo {
pub trait Real {
    fn used(&self) -> u32;
    fn gone(&self) -> u32;
}
pub fn run(n: u32) -> u32 {
    trait Work {
        type Gone;
        fn used(&self) -> u32;
        fn sized<const N: usize>(&self) -> usize {
            N
        }
    }
    fn inner() -> u32 {
        impl Work for u32 {
            type Gone = u8;
            fn used(&self) -> u32 {
                *self
            }
        }
        impl crate::demo::Real for u32 {
            fn used(&self) -> u32 {
                100
            }
            fn gone(&self) -> u32 {
                200
            }
        }
        fn more() -> u32 {
            impl Work for u8 {
                type Gone = u8;
                fn used(&self) -> u32 {
                    8
                }
                fn sized<const GONE: usize>(&self) -> usize {
                    GONE + 1
                }
            }
            Work::used(&4u8) + 4u8.sized::<7>() as u32
        }
        more()
    }
    let closure = || {
        impl Work for i8 {
            type Gone = ();
            fn used(&self) -> u32 {
                9
            }
        }
        1i8.used()
    };
    Work::used(&n) + inner() + closure() + {
        impl Work for &'static str {
            type Gone = ();
            fn used(&self) -> u32 {
                10
            }
        }
        "a".used()
    }
}
}
