use crate::demo::four_macro::four as quattro;

mod own {
    pub fn quattro() -> i32 {
        100
    }
}
use own::*;

fn main() {
    println!("{} {}", quattro!(), quattro());
}

mod demo {
pub fn four() -> i32 {
    4
}
macro_rules! four {
    () => {
        $crate::demo::four() + 1
    };
}
pub(crate) mod four_macro { pub(crate) use four; }
}
