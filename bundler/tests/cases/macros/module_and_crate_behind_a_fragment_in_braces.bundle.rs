mod demo {
pub const LIMIT: u8 = 3;
}

mod own {
    pub mod demo { pub fn x() -> u8 { 7 } }
    pub fn y() -> u8 { 1 }
}
macro_rules! bring { ($module:ident) => { use $module::{demo::x, y}; }; }
bring!(own);
macro_rules! skip { (::($($t:tt)*)) => { 5 }; }
fn main() {
    println!("{} {} {} {}", x(), y(), skip!(::(demo::LIMIT)), crate::demo::LIMIT);
}
