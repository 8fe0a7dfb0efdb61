fn main() {
    println!("{}", {
        use demo::demo::*;
        f()
    });
    println!("{}", {
        mod m {
            pub fn twice() -> u8 {
                2 * crate::demo::open::h()
            }
        }
        use demo::open::*;
        h() + m::twice()
    });
}

mod demo {
pub mod demo {
    use super::*;
    pub fn f() -> u8 {
        g()
    }
}
pub mod open {
    pub(in crate::demo) mod demo {
        pub fn i() -> u8 {
            3
        }
    }
    pub fn h() -> u8 {
        demo::i()
    }
}
fn g() -> u8 {
    1
}
}
