mod demo {
macro_rules! one {
    () => {
        3
    };
}
macro_rules! brings {
    () => {
        pub(crate) use crate::demo::one as made;
    };
}
pub mod inner {
    brings! {}
}
pub fn g() -> u8 {
    inner::made!()
}
pub(crate) use one;
}

#[macro_export]
macro_rules! mac {
    () => {
        1
    };
}
pub mod m {
    pub use crate as all;
    pub use crate::mac;
    pub fn f() -> u8 {
        mac!()
    }
}
pub fn made() -> u8 {
    7
}
pub mod own {
    pub use crate::made;
}
pub fn k() -> u8 {
    mod z {
        pub use crate::made;
        pub use crate as all;
        pub use crate::mac as n;
    }
    z::n!() + z::all::m::f() + m::all::k2() + m::mac!() + own::made() + z::made()
}
fn k2() -> u8 {
    5
}
fn main() {
    println!("{} {}", demo::g(), k());
}
