mod demo {
pub fn g() -> u8 {
    3
}
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
pub fn k() -> u8 {
    mod z {
        pub use crate as all;
        pub use crate::mac as n;
    }
    z::n!() + z::all::m::f() + m::all::k2() + m::mac!()
}
fn k2() -> u8 {
    5
}
fn main() {
    println!("{} {}", demo::g(), k());
}
