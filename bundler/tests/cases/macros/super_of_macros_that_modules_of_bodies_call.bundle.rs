fn main() {
    println!("{} {} {}", demo::s::in_a_module(), demo::s::by_a_glob(), demo::s::in_a_body());
}

mod demo {
pub mod s {
    pub fn f() -> u8 {
        1
    }
    pub mod x {
        pub fn k() -> u8 {
            2
        }
        pub fn l() -> u8 {
            3
        }
    }
    macro_rules! function {
        () => {
            super::f()
        };
    }
    macro_rules! module {
        () => {
            use super::x as y;
        };
    }
    macro_rules! glob {
        () => {
            use super::x::*;
        };
    }
    macro_rules! twice {
        () => {
            super::super::x::k()
        };
    }
    macro_rules! calls {
        () => {
            super::next!()
        };
    }
    macro_rules! next {
        () => {
            4
        };
    }
    pub(in crate::demo) use next;
    pub fn in_a_module() -> u8 {
        mod a {
            module! {}
            pub fn h() -> u8 {
                function!() + y::l()
            }
            pub mod b {
                pub fn h() -> u8 {
                    twice!()
                }
            }
        }
        a::h() + a::b::h()
    }
    pub fn by_a_glob() -> u8 {
        mod a {
            glob! {}
            pub fn h() -> u8 {
                l() + calls!()
            }
        }
        a::h()
    }
    pub fn in_a_body() -> u8 {
        function!()
    }
}
pub fn f() -> u8 {
    50
}
}
