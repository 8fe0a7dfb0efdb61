use crate::demo::twice;
use std::fmt::Write;
fn main() {
    let mut text = String::new();
    write!(text, "{}", twice!(2)).unwrap();
    println!("{}", text);
}

mod demo {
macro_rules! twice { ($x:expr) => { $x * 2 }; }
pub(crate) use twice;
}
