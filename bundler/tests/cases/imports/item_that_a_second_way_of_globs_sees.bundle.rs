fn main() {
    println!("{} {}", demo::outer::user::run(), demo::outer::under::run());
}

mod demo {
pub mod more {
    pub fn one() -> u8 {
        1
    }
}
pub mod far {
    pub use crate::demo::outer::inner::*;
}
pub mod other {
    pub fn take() -> u8 {
        5
    }
}
pub mod outer {
    pub mod inner {
        pub(in crate::demo::outer) fn pick() -> u8 {
            2
        }
        pub(in crate::demo::outer) fn take() -> u8 {
            5
        }
        pub use crate::demo::more::*;
    }
    pub mod near {
        pub(in crate::demo::outer) use super::inner::*;
    }
    pub mod user {
        use super::near::*;
        pub fn run() -> u8 {
            one() + pick()
        }
    }
    pub mod under {
        #[cfg(debug_assertions)]
        use crate::demo::other::*;
        use crate::demo::far::*;
        #[cfg(not(debug_assertions))]
        use super::near::*;
        pub fn run() -> u8 {
            one() + take()
        }
    }
}
}
