fn main() {
    println!("{:?} {} {}", user::inner::all(), user::inner::hidden(), user::made::made());
    println!("{} {}", user::rest(), user::renamed::three());
}

mod user {
pub(crate) use crate::base as renamed;

use {crate::base::one, crate::a_long_name::{self as brief, four}};
pub(in crate::user) use crate::base::deep::{self, *};

pub mod inner {
use crate::base;
    pub use crate::base::deep::two;
    pub fn all() -> Vec<i32> {
        use base::three;
        let closure = || crate::a_long_name::five();
        let text = format!("{}", base::deep::two());
        vec![super::one(), two(), three(), text.parse().unwrap(), closure()]
    }

    pub mod further {
use crate::a_long_name as short;
        pub(in crate::user::inner) fn hidden() -> i32 {
            short::four() + crate::user::renamed::one()
        }
    }

    pub fn hidden() -> i32 {
        further::hidden()
    }
}

macro_rules! make {
    ($name:ident) => {
        pub mod $name {
            pub fn made() -> i32 {
                crate::base::one() + crate::base::three()
            }
        }
    };
}
make!(made);

pub fn rest() -> i32 {
    brief::five() + four() + two() + deep::two()
}
}

mod base {
pub fn one() -> i32 {
    1
}

pub mod deep {
    pub fn two() -> i32 {
        2
    }
}

pub fn three() -> i32 {
    3
}
}

mod a_long_name {
pub fn four() -> i32 {
    4
}

pub fn five() -> i32 {
    5
}
}
