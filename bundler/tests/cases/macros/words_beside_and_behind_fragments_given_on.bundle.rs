fn main() {
    println!("{:?} {:?} {}", demo::values(), demo::more(), demo::by_itself());
}

mod demo {
pub const VALUE: u8 = 2;
macro_rules! both { ($one:tt) => { listed!($one, crate::demo::VALUE) }; }
macro_rules! grouped { ($one:tt) => { listed!(($one), crate::demo::VALUE) }; }
macro_rules! listed { ($($value:expr),*) => { [$($value),*] }; }
pub fn values() -> [u8; 2] { both!(1) }
pub fn more() -> [u8; 2] { grouped!(3) }

fn last() -> u8 { 4 }
macro_rules! given_on { ($module:ident) => { taken!($module::last) }; }
macro_rules! taken { ($module:ident::$name:ident) => { $name() }; }
pub fn by_itself() -> u8 { given_on!(anything) }
}
