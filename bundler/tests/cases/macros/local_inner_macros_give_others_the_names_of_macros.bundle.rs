mod inner {
use crate::demo;
    pub fn both() {
        println!("{} {}", demo::tell!(3, 5), demo::near!(3, 5));
        println!("{}", demo::tell!(3, 5, 2));
    }
}

fn main() {
    inner::both();
    println!("{}", demo::calls::told());
}

mod demo {
pub(crate) use crate::near;
pub(crate) use crate::tell;
#[macro_export]
macro_rules! near {
    ($a:expr, $b:expr $(, $gap:expr)?) => {
        $crate::demo::gap!($a, $b) <= $crate::demo::first(&[$($gap,)? 1])
    };
}
macro_rules! gap {
    ($a:expr, $b:expr) => {
        if $a < $b { $b - $a } else { $a - $b }
    };
}
pub fn first(gaps: &[u32]) -> u32 {
    gaps[0]
}
#[macro_export]
macro_rules! beside {
    ($a:expr, $b:expr) => {
        beside_it($a) == $b
    };
}
#[macro_export(local_inner_macros)]
macro_rules! tell_beside {
    ($($given:expr),*) => {
        $crate::demo::__tell!(beside, $($given),*)
    };
}
macro_rules! __tell {
    ($test:ident, $($given:expr),*) => {{
        let near = $test!($($given),*);
        std::format!("{} {}", stringify!($test), near)
    }};
}
#[macro_export(local_inner_macros)]
macro_rules! tell {
    ($($given:expr),*) => {
        $crate::demo::__tell!(near, $($given),*)
    };
}
pub mod calls {
    fn beside_it(a: u32) -> u32 {
        a + 1
    }
    pub fn told() -> String {
        tell_beside!(3, 4)
    }
}
pub(crate) use gap;
pub(crate) use __tell;
}
