use demo::{Other, Point};
fn main() { println!("{} {} {}", Point::default().0, Other::default().0, demo::live()); }

mod demo {
pub struct Point(pub i32);
pub struct Other(pub i32);
macro_rules! implement {
    ($t:ident) => { impl Default for $t { fn default() -> Self { $t(7) } } };
}
implement!(Other);
macro_rules! make {
    ($name:ident, $q:ident) => { pub fn $name() { use implement as $q; $q!(Point); } };
}
make!(hidden, quiet);
macro_rules! value {
    ($m:ident) => { 1 };
}
macro_rules! number {
    ($name:ident, $m:ident) => { pub fn $name() -> u8 { value!($m) } };
}
number!(live, implement);
}
