#[rustfmt::skip]
fn main() { warn!("{}", demo::told()); }

mod demo {
#[macro_export]
macro_rules! warn {
    ($($e:tt)*) => { println!($($e)*) };
}
#[inline]
pub fn told() -> u8 { let told = { warn!("told"); 1 }; told }
}
