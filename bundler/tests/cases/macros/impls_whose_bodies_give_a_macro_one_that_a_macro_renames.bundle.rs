use demo::Point;
fn main() { println!("{}", <Point as Default>::default().0); }

mod demo {
pub struct Point(pub i32);
macro_rules! implement {
    ($t:ident) => { impl Default for $t { fn default() -> Self { $t(7) } } };
}
macro_rules! apply { ($m:ident, $t:ident) => { $m!($t); }; }
macro_rules! rename { ($a:ident, $b:ident) => { use $a as $b; }; }
macro_rules! make {
    ($name:ident, $q:ident) => { pub fn $name() { rename!(implement, $q); apply!($q, Point); } };
}
make!(hidden, quiet);
}
