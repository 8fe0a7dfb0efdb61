fn main() {
    println!("{}", demo::all());
}

mod demo {
pub mod outer {
    pub mod inner {
        pub(in crate::demo::outer) fn f() -> u8 {
            1
        }
    }
    pub fn g() -> u8 {
        inner::f()
    }
}
mod other {
    use crate::demo::*;
    pub fn h() -> u8 {
        outer::g()
    }
}
mod another {
    use {crate::demo::other, crate::demo::outer::g};
    pub fn h() -> u8 {
        other::h() + g()
    }
}
pub fn all() -> u8 {
    other::h() + another::h()
}
}
