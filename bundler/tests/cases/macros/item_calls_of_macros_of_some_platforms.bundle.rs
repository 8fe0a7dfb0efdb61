use demo::Area;

fn main() {
    println!("{} {}", demo::two(), demo::three());
    println!("{} {}", demo::Square.area(), demo::Circle.area());
}

mod demo {
macro_rules! apply {
    ($m:ident, $($rest:tt)*) => {
        $m!($($rest)*);
    };
}
#[cfg(windows)]
macro_rules! define {
    ($n:ident) => {
        pub fn $n() -> i32 {
            1
        }
    };
}
#[cfg(not(windows))]
macro_rules! define {
    ($n:ident) => {
        pub fn $n() -> i32 {
            3
        }
    };
}
#[cfg(windows)]
macro_rules! implement {
    ($t:ident, $n:expr) => {};
}
#[cfg(not(windows))]
macro_rules! implement {
    ($t:ident, $n:expr) => {
        impl $crate::demo::Area for $t {
            fn area(&self) -> i32 {
                $n
            }
        }
    };
}
define!(two);
apply!(define, three);
pub trait Area {
    fn area(&self) -> i32;
}
pub struct Square;
pub struct Circle;
implement!(Square, 7);
apply!(implement, Circle, 8);
}
