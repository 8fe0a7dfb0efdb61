mod inner {
use crate::demo;
    pub fn is_great(x: u8) -> bool {
        match x {
            1 => crate::demo::one() > 0,
            2 => crate::demo::LIMIT > crate::demo::one(),
            _ if x > crate::demo::LIMIT => true,
            _ => x >= crate::demo::LIMIT,
        }
    }
    pub fn chosen(x: u8) -> u8 {
        demo::choose!(x, 1 => crate::demo::one(), 9 => (x > crate::demo::LIMIT) as u8, _ => 0)
    }
    pub fn method(x: u8) -> u8 {
        use demo::Demo;
        <u8 as Demo>::demo(x) + Vec::<Vec<u8>>::new().len() as u8
    }
}
fn main() {
    println!("{} {} {}", inner::is_great(1), inner::is_great(2), inner::is_great(9));
    println!("{} {} {}", inner::chosen(1), inner::chosen(9), inner::method(2));
}

mod demo {
pub const LIMIT: u8 = 3;
pub fn one() -> u8 { 1 }
pub trait Demo { fn demo(self) -> u8; }
impl Demo for u8 { fn demo(self) -> u8 { self + 40 } }
macro_rules! choose {
    ($x:expr, $($p:pat => $r:expr),+ $(,)?) => { match $x { $($p => $r),+ } };
}
pub(crate) use choose;
}
