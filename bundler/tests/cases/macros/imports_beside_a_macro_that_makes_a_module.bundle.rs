use demo::{monoid::Max, segtree::run};
fn main() { println!("{}", run(Max)); }

mod demo {
pub mod monoid {
    macro_rules! def { ($name:ident) => { impl Act for $name { fn act(&self) -> u32 { 3 } } }; }
    pub trait Act { fn act(&self) -> u32; }
    pub struct Max;
    def!(Max);
}
pub mod segtree {
    use crate::demo::monoid::*;
    pub fn run<A: Act>(a: A) -> u32 { a.act() }
}
}
