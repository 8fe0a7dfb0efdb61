fn main() {
    println!("{} {} {} {}", demo::nine(), demo::near(), demo::second!(), new::small(8));
}

mod demo {
use crate::grid;
macro_rules! square {
    ($n:expr) => {
        $crate::grid::area($n, $n)
    };
}
pub fn nine() -> u32 {
    mod inner {
        pub fn nine() -> u32 {
            square!(3)
        }
    }
    inner::nine()
}
mod other {
    pub mod grid {
        pub fn area(h: u32, w: u32) -> u32 {
            h + w
        }
    }
}
macro_rules! area {
    ($n:expr) => {
        grid::area($n, 1)
    };
}
pub fn near() -> u32 {
    use crate::demo::other::*;
    area!(9)
}
macro_rules! seven_as {
    () => {
        pub(crate) use grid::seven as first;
    };
}
seven_as! {}
pub(crate) use first as second;
}

mod grid {
macro_rules! seven {
    () => {
        7
    };
}
pub fn area(h: u32, w: u32) -> u32 {
    assert!(h < 9, "high");
    h * w
}
pub(crate) use seven;
}

mod new {
use ::core::convert::TryFrom;
pub fn small(n: u32) -> u8 {
    u8::try_from(n).unwrap_or(0)
}
}
