mod own {
    pub mod pick_macro {
        pub fn two() -> i32 {
            2
        }
    }
}
mod both {
    use crate::own::*;
    use crate::demo::*;
    pub fn all() -> i32 {
        pick() + pick!() + pick_macro::two()
    }
}
fn main() {
    println!("{}", both::all());
}

mod demo {
pub fn pick() -> i32 {
    1
}
macro_rules! pick {
    () => {
        4
    };
}
pub(crate) mod pick_macro_ { pub(crate) use pick; }
pub(crate) use pick_macro_::pick;
}
