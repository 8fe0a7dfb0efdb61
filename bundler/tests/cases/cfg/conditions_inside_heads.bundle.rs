fn main() {
    println!("{}", demo::run());
}

mod demo {
pub struct Of<const N: usize>;
pub struct In<const N: usize>;

impl<#[cfg(debug_assertions)] const N: usize, #[cfg(not(debug_assertions))] const N: usize> Of<N> {
    pub fn by_value(&self) -> i32 {
        1
    }
}

impl In<{ #[cfg(debug_assertions)] { 1 } #[cfg(not(debug_assertions))] { 1 } }> {
    pub fn by_block(&self) -> i32 {
        1
    }
}

pub trait Other {
    fn by_value(&mut self) -> i32 {
        2
    }
    fn by_block(&mut self) -> i32 {
        2
    }
}
impl<const N: usize> Other for Of<N> {}
impl<const N: usize> Other for In<N> {}

pub fn run() -> i32 {
    let (mut of, mut inside) = (Of::<1>, In::<1>);
    let sum = Other::by_value(&mut of) + Other::by_block(&mut inside);
    #[cfg(debug_assertions)]
    {
        sum * 10 + of.by_value() + inside.by_block()
    }
    #[cfg(not(debug_assertions))]
    {
        sum * 10
    }
}
}
