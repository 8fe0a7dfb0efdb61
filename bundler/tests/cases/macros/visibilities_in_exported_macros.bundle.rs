mod demo {
macro_rules! for_the_library {
    ($name:ident) => {
        pub(in crate::demo) struct $name;

        impl $name {
            pub(in crate::demo) fn value(&self) -> i32 {
                4
            }
        }
    };
}

macro_rules! for_the_solution {
    ($other:ident) => {
        pub(crate) struct $other;

        impl $other {
            pub(crate) fn value(&self) -> i32 {
                5
            }
        }
    };
}

mod inner {
    for_the_library!(Inside);
}

pub fn value() -> i32 {
    inner::Inside.value()
}
pub(crate) use for_the_solution;
}

macro_rules! never_called { () => { crate::own() + Kept } }

mod outer {
use crate::demo;
    demo::for_the_solution!(Outside);
}

fn main() {
    println!("{} {}", demo::value(), outer::Outside.value());
}
