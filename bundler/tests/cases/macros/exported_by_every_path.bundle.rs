use demo::one;
use demo::prelude::*;

mod child {
    use crate::demo as lib;
    pub fn f() -> i32 {
        lib::one!() + crate::demo::two!()
    }
}

fn main() {
    println!("{} {} {} {} {}", one!(), demo::two!(), zwei!(), three!(), child::f());
}

mod demo {
pub mod prelude {
    pub(crate) use crate::demo::three;
    pub(crate) use crate::demo::two as zwei;
}

macro_rules! one {
    () => {
        1
    };
}
macro_rules! two {
    () => {
        $crate::demo::one!() + $crate::demo::one!()
    };
}
macro_rules! three {
    () => {
        $crate::demo::prelude::zwei!() + 1
    };
}
pub(crate) use one;
pub(crate) use two;
pub(crate) use three;
}
