use demo::a::*;
use demo::b::*;
use demo::holder::Holder;
use demo::Number;

trait Maker<Made: Number> {
    fn of(&self) -> u8 {
        Made::make() + 10
    }
}
impl Maker<u16> for u8 {}

fn second<T: Number, Made: Number>() -> u8 {
    T::make() * 10 + Made::make()
}

fn of_a_union() -> u8 {
    union Made {
        small: u8,
        large: u16,
    }
    impl Made {
        fn make() -> Made {
            Made { large: 0x0505 }
        }
    }
    let made = Made::make();
    unsafe { made.small }
}

fn main() {
    println!("{} {}", Holder(5u8).make(), 6u8.of());
    println!("{} {}", second::<u8, u16>(), of_a_union());
}

mod demo {
pub mod a {
}
pub mod b {
}
pub trait Number {
    fn make() -> u8;
}
impl Number for u8 {
    fn make() -> u8 {
        3
    }
}
impl Number for u16 {
    fn make() -> u8 {
        4
    }
}
pub mod holder {
    use crate::demo::Number;

    pub struct Holder<T>(pub T);

    impl<Made: Number> Holder<Made> {
        pub fn make(&self) -> u8 {
            Made::make()
        }
    }
}
}
