fn main() {
    println!("{}", demo::gcd!(1, 2));
}

mod demo {
macro_rules! mk {
    ($($n:ident)*) => { $(pub fn $n(a: u64, b: u64) -> u64 { a + b })* };
}
macro_rules! gcd {
    ($a:expr, $b:expr) => { $crate::demo::gcd($a, $b) };
}
mk!(gcd);
pub(crate) mod gcd_macro { pub(crate) use gcd; }
pub(crate) use gcd_macro::gcd;
}
