fn main() {
    println!("{} {:?}", demo::sum(), demo::told());
}

mod demo {
macro_rules! call {
    (by $m:ident $e:expr) => { $m!($e) };
    (show $e:expr) => { stringify!($e) };
    (sum $e:expr) => { vec![$e, $e].iter().sum::<u8>() };
}
macro_rules! sums {
    () => { call!(sum crate::demo::inner::one()) };
}
pub mod inner {
    pub fn one() -> u8 { 1 }
}
pub fn sum() -> u8 {
    sums!()
}
pub fn told() -> [&'static str; 2] {
    [call!(by stringify 1 + 1), call!(show 2 + 2)]
}
}
