fn main() {
    println!("{}", demo::inner::g());
}

mod demo {
pub mod other {
    pub mod c {
        pub fn f() -> u8 {
            2
        }
    }
}

pub mod inner {
    #[cfg(debug_assertions)]
    pub(in crate::demo) use crate::dep as c;
    use crate::demo::other::*;

    pub fn g() -> u8 {
        c::f()
    }
}
}

mod dep {
pub fn f() -> u8 {
    1
}
}
