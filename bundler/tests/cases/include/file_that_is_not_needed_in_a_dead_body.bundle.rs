fn main() {
    println!("{}", demo::live());
}

mod demo {
macro_rules! none {
    ($($t:tt)*) => { 0 };
}
macro_rules! twice {
    ($e:expr) => { $e * 2 };
}
pub fn live() -> u8 {
    none!(1) + twice!(2)
}
}
