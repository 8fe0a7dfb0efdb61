fn main() {
    println!("{:?}", demo::sum!(small, demo, first as g, second as h));
}

mod demo {
pub mod small {
    pub fn of_root() -> u8 { 1 }
}
pub mod outer {
    pub mod small {
        pub fn renamed() -> u8 { 2 }
        pub fn of_crate() -> u8 { 3 }
        pub fn by_name() -> u8 { 4 }
        pub fn further() -> u8 { 5 }
        pub fn grouped() -> u8 { 6 }
        pub fn first() -> u8 { 7 }
        pub fn second() -> u8 { 8 }
    }
}
macro_rules! sum {
    ($part:ident, $krate:ident, $($one:ident as $other:ident),*) => {{
        use $crate::demo::outer::{$part::renamed as a};
        use $crate::demo::{$part::of_root as b};
        use {$crate::demo::outer::small::of_crate as c};
        use {$krate::outer::small::by_name as d};
        use $crate::demo::{outer::$part::further as e};
        use $crate::demo::{outer::{$part::{grouped as f}}};
        use $crate::demo::{outer::small::{$($one as $other),*}};
        [a(), b(), c(), d(), e(), f() $(, $other())*]
    }};
}
pub(crate) use sum;
}
