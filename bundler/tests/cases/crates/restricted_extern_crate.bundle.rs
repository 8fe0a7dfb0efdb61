fn main() {
    println!("{}", demo::k());
}

mod demo {
pub mod a {
    pub mod b {
        pub(in crate::demo) use crate::demo as whole;
        pub(super) use crate::demo as above;
        pub(in crate::demo::a) use crate::demo as far;
        use crate::demo as own;

        pub fn g() -> u8 {
            own::f()
        }
    }

    pub fn h() -> u8 {
        b::above::f() + b::far::f()
    }
}

pub fn f() -> u8 {
    1
}

pub fn k() -> u8 {
    a::b::whole::f() + a::h() + a::b::g()
}
}
