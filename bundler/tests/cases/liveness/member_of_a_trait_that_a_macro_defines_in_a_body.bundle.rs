use demo::Work;

fn main() {
    println!("{} {}", 2u8.used(), demo::made());
}

mod demo {
pub trait Work {
    fn used(&self) -> u8;
    fn gone(&self) -> u8 {
        1
    }
}
impl Work for u8 {
    fn used(&self) -> u8 {
        *self
    }
}
pub fn made() -> u8 {
    macro_rules! make {
        ($name:ident) => {
            trait Work {
                fn $name(&self) -> u8 {
                    5
                }
            }
        };
    }
    make!(gone);
    impl Work for i16 {
        fn gone(&self) -> u8 { 6 }
    }
    3i16.gone()
}
}
