use demo::input;
fn main() {
    input!(x);
    println!("{x}");
}

mod demo {
use crate::input_lib as input;
macro_rules! input {
    ($x:ident) => { let $x = $crate::demo::rd(); };
}
pub fn rd() -> i32 {
    input::read()
}
pub(crate) mod input_macro { pub(crate) use input; }
pub(crate) use input_macro::input;
}

mod input_lib {
pub fn read() -> i32 {
    4
}
}
