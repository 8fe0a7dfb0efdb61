
mod m {
    use ::{demo::a::x, demo::b, helper};
    use {demo::a, crate::demo::b::c};
    pub fn f() -> u8 {
        x() + b::f() + helper() + a::y() + c::g()
    }
}

fn helper() -> u8 {
    100
}

fn main() {
    println!("{}", m::f());
}

mod demo {
pub mod a {
    pub fn x() -> u8 {
        1
    }
    pub fn y() -> u8 {
        2
    }
}
pub mod b {
    use crate::demo::{a, a::x as ex};
    use {crate::demo::a::y, crate::demo::a::x};
    pub fn f() -> u8 {
        a::x() + ex() + y() + x()
    }
    pub mod c {
        use crate::demo::*;
        pub fn g() -> u8 {
            a::y() + crate::demo::a::x()
        }
    }
}
}
