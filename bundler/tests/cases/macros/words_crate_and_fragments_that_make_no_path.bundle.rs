fn main() {
    println!("{} {}", demo::place!(crate 1), demo::given(2));
}

mod demo {
macro_rules! place {
    (crate $x:tt) => {
        $x
    };
}
macro_rules! by_path {
    ($a:expr, $x:tt, $($head:tt)*) => {
        $($head)*::one() + $a + $x
    };
}
pub fn one() -> u8 {
    1
}
pub fn given(x: u8) -> u8 {
    by_path!(2, x, crate::demo)
}
pub(crate) use place;
}
