use demo::Area;

fn main() {
    println!("{} {} {}", demo::One.area(), demo::Two.area(), demo::Three.area());
}

mod demo {
mod inner {
    macro_rules! make {
        ($t:ty) => {
            impl $crate::demo::Area for $t {
                fn area(&self) -> u32 {
                    2
                }
            }
        };
    }
    pub(in crate::demo) use make;
    pub(in crate::demo) use make as renamed;
}
use inner::make;
use inner::renamed as by_renames;

macro_rules! by_a_repetition {
    ($($m:ident)?, $t:ty) => {
        $($m)? ! { $t }
    };
}
macro_rules! by_a_fragment {
    ($m:ident, $t:ty) => {
        $m::make! { $t }
    };
}

pub trait Area {
    fn area(&self) -> u32 {
        1
    }
}

pub struct One;
pub struct Two;
pub struct Three;

by_renames!(One);
by_a_repetition!(make, Two);
by_a_fragment!(inner, Three);
}
