use demo::Point;
fn main() { println!("{}", <Point as Default>::default().0); }

mod demo {
pub struct Point(pub i32);
macro_rules! implement {
    ($t:ident) => { impl Default for $t { fn default() -> Self { $t(7) } } };
}
macro_rules! apply { ($m:ident, $t:ident) => { $m!($t); }; }
macro_rules! make {
    ($name:ident, $m:ident) => { pub fn $name() { apply!($m, Point); } };
}
make!(hidden, implement);
}
