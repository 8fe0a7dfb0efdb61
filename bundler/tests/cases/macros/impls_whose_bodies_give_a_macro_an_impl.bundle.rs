use demo::Point;
fn main() { println!("{}", <Point as Default>::default().0); }

mod demo {
pub struct Point(pub i32);
macro_rules! same { ($($t:tt)*) => { $($t)* }; }
macro_rules! pass { ($m:ident, $($t:tt)*) => { $m! { $($t)* } }; }
macro_rules! make {
    ($name:ident, $m:ident) => {
        pub fn $name() { pass!($m, impl Default for Point { fn default() -> Self { Point(7) } }); }
    };
}
make!(hidden, same);
}
