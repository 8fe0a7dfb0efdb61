use demo::pick;

fn main() {
    println!("{} {} {} {}", pick(), pick!(), demo::spare!(), demo::all());
}

mod demo {
pub mod other {
    pub fn pick() -> i32 {
        1
    }
    pub fn lone() -> i32 {
        2
    }
    pub fn pick_macro() -> i32 {
        3
    }
}
pub use other::{lone, pick};

macro_rules! pick {
    () => {
        4
    };
}
macro_rules! spare {
    () => {
        5
    };
}
pub fn all() -> i32 {
    crate::demo::pick!() + crate::demo::other::pick_macro() + lone()
}
pub(crate) mod pick_macro_ { pub(crate) use pick; }
pub(crate) use pick_macro_::pick;
pub(crate) use spare;
}
