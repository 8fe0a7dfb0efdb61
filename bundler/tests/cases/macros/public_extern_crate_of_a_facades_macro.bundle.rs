fn main() { println!("{} {}", fac::z::next(), fac::inside()); }

mod fac {
pub(crate) use crate::z_lib as z;
pub fn inside() -> u8 {
    mod m {
        pub(crate) use crate::z_lib as y;
        pub(in crate::fac) use crate::z_lib as w;
    }
    m::y::next() + m::w::next()
}
}

mod z_lib {
pub fn next() -> u8 { 4 }
}
