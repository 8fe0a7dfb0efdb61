fn main() {
    println!("{} {} {}", demo::pick!(), demo::all(), demo::pick());
}

mod demo {
pub mod other {
    pub mod deeper {
        pub fn taken() -> i32 {
            3
        }
    }
}
pub fn pick() -> i32 {
    1
}
use other::deeper as pick_macro;

macro_rules! pick {
    () => {
        4
    };
}
pub fn all() -> i32 {
    crate::demo::pick!() + pick_macro::taken() + pick()
}
pub(crate) mod pick_macro_ { pub(crate) use pick; }
pub(crate) use pick_macro_::pick;
}
