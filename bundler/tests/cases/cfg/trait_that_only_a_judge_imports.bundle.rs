#[cfg(not(debug_assertions))]
use demo::traits::*;

trait Other {
    fn size(&self) -> u8 {
        2
    }
}

impl Other for u8 {}

fn size(number: u8) -> u8 {
    number.size()
}

fn main() {
    println!("{} {}", size(1), Other::size(&1u8));
}

mod demo {
pub mod traits {
    pub trait Size: Sized {
        fn size(self) -> u8 {
            1
        }
    }

    impl Size for u8 {}
}
}
