mod own {
use crate::demo;
    pub(crate) fn f() -> i32 {
        demo::shown()
    }
    pub(super) fn g() -> i32 {
        1
    }
}

fn main() {
    println!("{} {}", own::f(), own::g());
}

mod demo {
pub mod a {
    pub(in crate::demo) const FOUR: i32 = 4;
    pub mod b {
        pub(in crate::demo::a) fn f() -> i32 {
            1
        }
        pub(super) fn g() -> i32 {
            2
        }
        pub(in crate::demo) struct S {
            pub(in crate::demo::a::b) x: i32,
            pub(in crate::demo) y: i32,
        }
        impl S {
            pub(in crate::demo::a) const fn new() -> S {
                S { x: 3, y: 5 }
            }
            pub(self) fn x(&self) -> i32 {
                self.x
            }
        }
        pub(in super::super) fn h(s: &S) -> i32 {
            s.x()
        }
    }
    pub fn sum() -> i32 {
        let s = b::S::new();
        b::f() + b::g() + b::h(&s) + s.y
    }
}
pub(in crate::demo) fn hidden() -> i32 {
    a::FOUR
}
pub fn shown() -> i32 {
    hidden() + a::sum()
}
}
