fn main() {
    println!("{}", demo::f());
}

mod demo {
macro_rules! count {
    (@one $t:tt) => { 1usize };
    (@each $callback:ident [$($t:tt)*]) => { $callback!($(count!(@one $t)),*) };
    ($callback:ident, $($t:tt)*) => { count!(@each $callback [$($t)*]) };
}
macro_rules! emit {
    ($($e:expr),*) => { [$($e),*].iter().sum::<usize>() + base() };
}
fn base() -> usize {
    100
}
pub fn f() -> usize {
    count!(emit, a b c)
}
}
