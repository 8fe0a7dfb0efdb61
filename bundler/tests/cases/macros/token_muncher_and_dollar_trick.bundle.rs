mod demo {
macro_rules! count {
    () => { 0usize };
    ($head:tt $($tail:tt)*) => { 1usize + $crate::demo::count!($($tail)*) };
}
macro_rules! with_dollar {
    ($($body:tt)*) => {
        macro_rules! __made { $($body)* }
        __made!($);
    };
}
macro_rules! make_adder {
    ($name:ident, $by:expr) => {
        $crate::demo::with_dollar! {
            ($d:tt) => {
                macro_rules! $name {
                    ($d($d x:expr),*) => { [$d($crate::demo::plus($d x, $by)),*] };
                }
            };
        }
    };
}
pub fn plus(a: i32, b: i32) -> i32 {
    a + b
}
macro_rules! dispatch {
    ($callback:ident => $($t:tt)*) => { $callback!(@go $($t)*) };
}
macro_rules! show {
    (@go $($n:ident = $e:expr),*) => { $(println!("{}={}", stringify!($n), $crate::demo::fmt::wrap($e));)* };
}
pub mod fmt {
    pub fn wrap(x: i32) -> String {
        format!("<{x}>")
    }
}
pub(crate) use count;
pub(crate) use with_dollar;
pub(crate) use make_adder;
pub(crate) use dispatch;
pub(crate) use show;
}

use demo::*;
make_adder!(add_ten, 10);
fn main() {
    println!("{}", count!(a b c d));
    println!("{:?}", add_ten!(1, 2, 3));
    dispatch!(show => x = 1, y = 2);
}
