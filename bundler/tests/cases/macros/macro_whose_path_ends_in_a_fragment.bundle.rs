use demo::{one, three, two};
fn main() {
    println!("{} {}", one::tell(4), one::tell(5));
    println!("{} {}", two::tell(4), two::tell(5));
    println!("{} {}", three::tell(4), three::tell(5));
}

mod demo {
mod given {
    macro_rules! inner {
        ($x:expr) => {
            match $x {
                LIMIT => 10,
                _ => 20,
            }
        };
    }
    pub(in crate::demo) use inner;
    pub(in crate::demo) use inner as other;
}
macro_rules! by_end {
    ($name:ident, $x:expr) => {
        crate::demo::given::$name!($x)
    };
}
macro_rules! by_both {
    ($module:ident, $name:ident, $x:expr) => {
        crate::demo::$module::$name!($x)
    };
}
macro_rules! by_tokens {
    ([$($token:tt)*] $x:expr) => {
        $($token)*!($x)
    };
}
macro_rules! outer {
    ($x:expr) => {
        by_tokens!([$crate::demo::given::inner] $x)
    };
}
mod limits {
    pub const LIMIT: u8 = 4;
}
pub mod one {
    use crate::demo::limits::*;
    pub fn tell(x: u8) -> u8 {
        by_end!(inner, x)
    }
}
pub mod two {
    use crate::demo::limits::*;
    pub fn tell(x: u8) -> u8 {
        by_both!(given, other, x)
    }
}
pub mod three {
    use crate::demo::limits::*;
    pub fn tell(x: u8) -> u8 {
        outer!(x)
    }
}
}
