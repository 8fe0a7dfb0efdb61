use demo::cells::Cell;

fn main() {
    println!("{:?}", Cell(7).plus(6).through(2).left(3));
}

mod demo {
pub mod cells {
    #[derive(Clone, Copy, Debug)]
    pub struct Cell(pub u32);
}
macro_rules! changes {
    ($($sign:tt $method:ident => $plain:tt;)*) => {
        $(change! { $method = $sign, $plain })*
    };
}
macro_rules! change {
    ($method:ident = $sign:tt, $plain:tt) => {
        change! { in $crate::demo::cells::Cell, $method = $sign, $plain }
    };
    (in $type:ty, $method:ident = $sign:tt, $plain:tt) => {
        impl $type {
            pub fn $method(mut self, by: u32) -> $type {
                self.0 $sign by;
                self.0 = self.0 $plain 1;
                self
            }
        }
    };
}
changes! {
    += plus => +;
    /= through => /;
    <<= left => |;
}
}
