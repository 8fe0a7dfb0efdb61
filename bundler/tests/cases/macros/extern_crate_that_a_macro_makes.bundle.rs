mod demo {
pub const LIMIT: u32 = 3;
}

macro_rules! declare {
    ($name:ident) => { use crate::demo as $name; };
}
declare!(lib);
fn main() {
    println!("{}", lib::LIMIT);
}
