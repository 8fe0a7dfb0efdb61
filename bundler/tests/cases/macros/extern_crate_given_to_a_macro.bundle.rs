use crate::demo as lib;
fn main() {
    println!("{}", lib::LIMIT);
}

mod demo {
pub const LIMIT: u32 = 3;
}
