mod first {
use crate::demo;
    use crate::demo::more::*;
    pub fn say() { println!("{:?}", drop(demo::less::four())); }
}
mod again {
use crate::demo;
    use crate::demo::all::*;
    pub fn say() { println!("{:?}", drop(demo::few::ten())); }
}
mod second {
    use crate::demo::partly::*;
    pub fn say() { drop(nine()); println!("nine"); }
}
fn main() {
    first::say();
    again::say();
    second::say();
    demo::in_a_body();
}

mod demo {
macro_rules! shown {
    ($name:ident) => { pub use $name::*; };
}
macro_rules! inside {
    () => { pub use self::inside::*; };
}
pub mod few {
    mod inside {
        pub(in crate::demo) fn five() -> u8 { 5 }
    }
    inside!();
    pub fn ten() -> u8 { five() * 2 }
}
pub mod all {
    mod inside {
        pub fn drop(x: u8) -> u8 { x + 2 }
    }
    inside!();
}
mod hidden {
    pub(in crate::demo) fn double(x: u8) -> u8 { 2 * x }
}
mod open {
    pub fn drop(x: u8) -> u8 { x + 1 }
}
pub mod less {
    use crate::demo::hidden;
    shown!(hidden);
    pub fn four() -> u8 { double(2) }
}
pub mod more {
    use crate::demo::open;
    shown!(open);
}
pub mod partly {
    mod inner {
        pub(in crate::demo) fn triple(x: u8) -> u8 { 3 * x }
        #[cfg(not(debug_assertions))]
        pub fn drop(x: u8) { print!("dropped {} ", x); }
    }
    pub use inner::*;
    pub fn nine() -> u8 { triple(3) }
}
pub fn in_a_body() {
    mod outer {
        mod inner {
            pub(super) fn one() -> u8 { 1 }
            #[cfg(not(debug_assertions))]
            pub fn drop(x: u8) { print!("dropped {} ", x); }
        }
        pub use inner::*;
        pub fn two() -> u8 { 2 * one() }
    }
    use outer::*;
    drop(two());
}
}
