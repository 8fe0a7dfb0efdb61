fn main() {
    println!("{} {} {}", demo::work::tell(4), demo::work::tell(5), demo::work::tell(6));
}

mod demo {
macro_rules! define {
    ($name:ident, $dollar:tt, { $($body:tt)* }) => {
        macro_rules! $name {
            ($dollar x:expr) => {
                match $dollar x {
                    LIMIT => $($body)*,
                    _ => inner!($dollar x),
                }
            };
        }
    };
}
macro_rules! inner {
    ($x:expr) => {
        match $x {
            OTHER => 3,
            _ => 4,
        }
    };
}
define!(told, $, { helper() });
pub mod parts {
    pub const LIMIT: u8 = 4;
    pub const OTHER: u8 = 5;
    pub fn helper() -> u8 {
        7
    }
}
pub mod work {
    use crate::demo::parts::*;
    pub fn tell(x: u8) -> u8 {
        told!(x)
    }
}
}
