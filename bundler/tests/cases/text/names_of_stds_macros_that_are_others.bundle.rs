#[allow(unused_imports)]
use std::option_env as variable;
fn main() {
    let variable = 3;
    println!("{} {} {}", variable, demo::four(), demo::other::five());
    println!("{:?} {:?} {}", demo::given(), demo::inside(), demo::imported());
}

mod demo {
macro_rules! module_path {
    () => {
        4
    };
}
pub(in crate::demo) use module_path as place;
macro_rules! again {
    () => {
        crate::demo::place!()
    };
}
pub fn four() -> u8 {
    again!()
}
macro_rules! five {
    () => {
        5
    };
}
pub(in crate::demo) use five;
pub mod other {
    use crate::demo::five as variable;
    pub fn five() -> u8 {
        variable!()
    }
}
macro_rules! call {
    ($macro:ident, $value:expr) => {
        $macro!($value)
    };
}
pub fn given() -> (Vec<bool>, u8) {
    let cfg = 6;
    (call!(vec, cfg!(unix)), cfg)
}
pub fn inside() -> Vec<u8> {
    mod inner {
        pub fn next(env: u8) -> u8 {
            env + 1
        }
    }
    call!(vec, inner::next(6))
}
macro_rules! import {
    ($item:ident as $name:ident) => {
        use std::cmp::$item as $name;
    };
}
pub fn imported() -> u8 {
    import!(max as larger);
    larger(8, u8::from(cfg!(unix)))
}
}
