use demo::{one, two};
fn main() {
    println!("{} {} {} {}", one::tell(4), one::tell(5), two::tell(4), two::tell(5));
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
}
macro_rules! by_module {
    ($module:ident, $x:expr) => {
        $module::inner!($x)
    };
}
macro_rules! by_path {
    ($($part:ident)::+, $x:expr) => {
        $($part)::+!($x)
    };
}
pub mod one {
    use crate::demo::given;
    use crate::demo::limits::*;
    pub fn tell(x: u8) -> u8 {
        by_module!(given, x)
    }
}
pub mod two {
    use crate::demo::given;
    use crate::demo::limits::*;
    pub fn tell(x: u8) -> u8 {
        by_path!(given::inner, x)
    }
}
mod limits {
    pub const LIMIT: u8 = 4;
}
}
