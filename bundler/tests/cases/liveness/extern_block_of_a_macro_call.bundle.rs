fn main() {
    println!("{} {}", demo::c::magnitude(-4), demo::c::other());
}

mod demo {
pub mod base {
    pub unsafe fn abs(x: i32) -> i32 {
        x - 1000
    }
    pub fn other() -> i32 {
        unsafe { abs(1) }
    }
}

pub mod c {
    pub use crate::demo::base::*;

    macro_rules! declare {
        ($name:ident) => {
            pub fn $name(x: i32) -> i32;
        };
    }
    extern "C" {
        declare!(abs);
    }
    pub fn magnitude(x: i32) -> i32 {
        unsafe { abs(x) }
    }
}
}
