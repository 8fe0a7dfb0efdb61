#![allow(overflowing_literals, semicolon_in_expressions_from_macros, static_mut_refs)]
use crate::demo::first;

fn main() {
    println!("{} {}", demo::twice!(2), first!(u8));
}

mod demo {
macro_rules! twice {
    ($e:expr) => {
        $crate::demo::add!($e, $e);
    };
}

macro_rules! add {
    ($a:expr, $b:expr) => {
        $a + $b
    };
}

macro_rules! first {
    ($t:ty) => {{
        static mut FIRST: Option<$t> = None;
        unsafe { FIRST.as_ref().is_none() && 0xF0i8 < 0 }
    }};
}
pub(crate) use twice;
pub(crate) use add;
pub(crate) use first;
}
