mod demo {
macro_rules! import {
    ($($tree:tt)*) => { use $($tree)*; };
}
macro_rules! importing {
    ($block:block, $($tree:tt)*) => {{ use $($tree)*; $block }};
}
pub mod a {
    pub fn f() -> u8 {
        1
    }
}
pub mod b {
    pub fn g() -> u8 {
        2
    }
    pub mod c {
        pub fn h() -> u8 {
            3
        }
    }
}
pub(crate) use import;
pub(crate) use importing;
}

demo::import!({::std::collections::{BTreeMap as Map, HashSet}, crate::demo::{a::{self as other}}});

mod inner {
use crate::demo;
    demo::import!({crate::demo::a as first, ::std::mem});
    pub fn run() -> u8 {
        mem::take(&mut first::f())
    }
}

fn main() {
    let map: Map<u8, HashSet<u8>> = Map::new();
    println!("{} {}", map.len(), inner::run());
    let sum = demo::importing!({ a::f() + g() + c::h() + other::f() }, {crate::demo::a, crate::demo::b::{g, c}});
    println!("{sum}");
}
