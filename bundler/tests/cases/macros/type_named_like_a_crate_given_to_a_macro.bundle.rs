mod demo {
pub fn f() -> i32 {
    1
}
}

macro_rules! size {
    ($t:ident) => {
        std::mem::size_of::<$t>()
    };
}
mod inner {
    #[allow(non_camel_case_types)]
    pub type demo = u64;
    pub fn g() -> usize {
        size!(demo)
    }
}
mod other {
use crate::demo;
    pub fn h() -> i32 {
        demo::f()
    }
}
fn main() {
    println!("{} {}", inner::g(), other::h());
}
