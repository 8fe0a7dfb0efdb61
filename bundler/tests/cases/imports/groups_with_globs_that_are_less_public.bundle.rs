fn main() {
    use demo::inner;
    println!("{} {} {} {}", inner::shown(), inner::sum(), inner::apart(), inner::all());
}

mod demo {
pub mod inner {
    pub fn shown() -> i32 {
        1
    }
    pub mod near {
        pub(in crate::demo::inner) fn close() -> i32 {
            2
        }
        pub mod far {
            pub(super) fn closer() -> i32 {
                3
            }
        }
        pub fn open() -> i32 {
            4
        }
        pub use self::{open as opened}; use self::{far::{*}};
        pub fn both() -> i32 {
            closer() + opened()
        }
    }
    pub mod other {
        pub fn apart() -> i32 {
            5
        }
        pub(in crate::demo::inner) fn hidden() -> i32 {
            6
        }
        pub mod deep {
            pub(in crate::demo::inner) fn lowest() -> i32 {
                7
            }
        }
    }
    pub use self::{near::both as sum, other::{apart}}; use self::{other::{deep::*}};
    pub fn all() -> i32 {
        near::close() + lowest() + other::hidden()
    }
}
}
