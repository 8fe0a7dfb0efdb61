fn main() {
    println!("{}", demo::s::both());
}

mod demo {
pub(crate) use s::pick_macro;
pub(crate) use pick_macro::pick;
pub mod s {
    macro_rules! pick {
        () => {
            1
        };
    }
    pub fn other() -> u8 {
        5
    }
    pub fn both() -> u8 {
        macro_rules! pick {
            () => {
                20
            };
        }
        {
            use crate::demo::s::*;
            crate::demo::pick!() + pick!() + other()
        }
    }
pub(crate) mod pick_macro { pub(crate) use pick; }
}
}
