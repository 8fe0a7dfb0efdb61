use demo::by_value as other;
use demo::prelude::*;

fn main() {
    println!("{:?} {:?}", demo::prelude::calls(), demo::calls());
    println!("{} {} {}", 7u8.zero(), 7u8.one(), 7u8.three());
    println!("{} {}", other::Zero::zero(7), other::One::one(7));
    println!("{} {}", other::Two::two(7), other::Three::three(7));
}

mod demo {
pub mod hiding {
    pub trait Zero {
    }
    impl Zero for u8 {}
    pub struct One;
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
    pub trait Two {
        fn two(self) -> u8
        where
            Self: Sized,
        {
            12
        }
    }
    pub trait Three {
        fn three(self) -> u8
        where
            Self: Sized,
        {
            13
        }
    }
    impl Zero for u8 {}
    impl One for u8 {}
    impl Two for u8 {}
    impl Three for u8 {}
}

pub mod by_reference {
    pub trait Called {
        fn zero(&self) -> u8 {
            0
        }
        fn one(&self) -> u8 {
            1
        }
        fn two(&self) -> u8 {
            2
        }
        fn three(&self) -> u8 {
            3
        }
    }
    impl Called for u8 {}
}

pub mod prelude {
    pub use crate::demo::by_reference::*;

    pub fn calls() -> [u8; 4] {
        [7u8.zero(), 7u8.one(), 7u8.two(), 7u8.three()]
    }
}

pub fn calls() -> [u8; 2] {
    use by_reference::*;
    use hiding::*;
    // Last.
    use by_value::*;
    [7u8.zero(), 7u8.one()]
}
}
