use crate::demo::four_macro::four;
use crate::demo::four_macro::four as quattro;

fn quattro() -> i32 {
    5
}
fn main() {
    println!("{} {} {}", quattro!(), quattro(), four!());
}

mod demo {
pub fn four() -> i32 {
    3
}
macro_rules! four {
    () => {
        $crate::demo::four() + 1
    };
}
pub(crate) mod four_macro { pub(crate) use four; }
}
