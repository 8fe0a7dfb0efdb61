use demo::by_value::{One, Zero};

fn main() {
    println!("{} {}", demo::import(), demo::item());
    println!("{} {}", 7u8.zero(), 7u8.one());
}

mod demo {
pub mod hiding {
    pub trait Zero {}
}

pub mod by_value {
    pub trait Zero {
        fn zero(self) -> u8
        where
            Self: Sized,
        {
            10
        }
    }
    pub trait One {
        fn one(self) -> u8
        where
            Self: Sized,
        {
            11
        }
    }
    impl Zero for u8 {}
    impl One for u8 {}
}

pub mod by_reference {
    pub trait Called {
        fn zero(&self) -> u8 {
            0
        }
        fn one(&self) -> u8 {
            1
        }
    }
    impl Called for u8 {}
}

pub fn import() -> u8 {
    use by_reference::*;
    use by_value::*;
    use hiding::Zero;
    7u8.zero()
}

pub fn item() -> u8 {
    use by_reference::*;
    use by_value::*;
    struct One;
    7u8.one()
}
}
