fn demo() -> u8 {
    100
}
mod demo {
    pub mod user {
        use crate::demo_lib as demo;
        use crate::demo_lib::a as aa;
        pub fn f() -> u8 {
            demo::z() + aa::x()
        }
    }
}
mod std {
    pub fn own() -> u8 {
        50
    }
}
mod group {
    use {crate::demo_lib as demo, ::std::fmt as f};
    pub fn g() -> u8 {
        let _: Option<f::Error> = None;
        demo::a::y() + demo::demo()
    }
}
mod nested {
    use {crate::demo_lib as d, crate::demo_lib::{self as demo, a::{self, *}}, ::std::cmp::{self, max}};
    pub fn h() -> u8 {
        d::z() + a::x() + demo::z() + max(x(), cmp::min(1, 2))
    }
}
mod inner {
    use {crate::demo_lib as demo, {::std::mem, crate::demo_lib::{a::x as xx}}, {{crate::demo_lib::{z as zz}}}};
    pub fn i() -> u8 {
        mem::size_of::<u8>() as u8 + demo::a::x() + xx() + zz()
    }
}
fn body() -> u8 {
    use {crate::demo_lib::z, ::std::cmp::min};
    use {crate::demo_lib as lib, {crate::demo_lib::a::{self}}};
    {
        use crate::demo_lib as demo;
        min(lib::z(), z()) + a::x() + demo::a::y()
    }
}
fn main() {
    use crate::demo_lib::reexports::{a::x, f::Error, min, swap};
    let (mut p, mut q) = (min(1, 2), 7);
    swap(&mut p, &mut q);
    let _: Option<Error> = None;
    println!("{} {} {} {}", demo(), demo::user::f(), group::g(), std::own());
    println!("{} {} {} {} {p}", nested::h(), inner::i(), body(), x());
}

mod demo_lib {
pub mod a {
    pub fn x() -> u8 {
        1
    }
    pub fn y() -> u8 {
        2
    }
}
pub fn demo() -> u8 {
    9
}
pub fn z() -> u8 {
    3
}
pub mod reexports {
    pub use ::{std::cmp::min, core::fmt as f};
    pub use {::std::mem::swap, super::a};
}
}
