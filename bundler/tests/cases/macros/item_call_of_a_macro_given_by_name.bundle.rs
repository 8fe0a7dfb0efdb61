use demo::Area;

fn main() {
    println!("{} {}", demo::three(), demo::Square.area());
}

mod demo {
macro_rules! apply {
    ($m:ident, $($rest:tt)*) => {
        $m!($($rest)*);
    };
}
macro_rules! define {
    ($n:ident) => {
        pub fn $n() -> i32 {
            3
        }
    };
}
macro_rules! implement {
    ($t:ident) => {
        impl $crate::demo::Area for $t {
            fn area(&self) -> i32 {
                7
            }
        }
    };
}
apply!(define, three);
pub trait Area {
    fn area(&self) -> i32;
}
pub struct Square;
apply!(implement, Square);
}
