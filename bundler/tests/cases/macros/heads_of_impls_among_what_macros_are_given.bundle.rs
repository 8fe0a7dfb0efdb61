use demo::{takes, Grid, Late, Of, Wide};
fn main() {
    println!("{}", takes(|| 3));
    println!("{}", Of::<Grid<2>, Late>::of(&1u8) + Of::<[u8; 2], Wide>::of(&1u8));
}

mod demo {
#[cfg(windows)]
macro_rules! given {
    ($($t:tt)*) => {};
}
#[cfg(not(windows))]
macro_rules! given {
    ($($t:tt)*) => { $($t)* };
}
pub trait Of<A, B> {
    fn of(&self) -> u32;
}
pub struct Grid<const N: usize>;
pub struct Late;
pub struct Wide;
given! {
    impl Of<Grid<{ 1 + 1 }>, Late> for u8 {
        fn of(&self) -> u32 { 6 }
    }
}
given! {
    impl Of<[u8; { 2 }], Wide> for u8 {
        fn of(&self) -> u32 { 7 }
    }
}
given! {
    pub fn takes(x: impl Fn() -> u32) -> u32 { x() }
}
}
