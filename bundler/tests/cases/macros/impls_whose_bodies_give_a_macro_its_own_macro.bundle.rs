use demo::Tools;
fn main() { println!("{}", [1, 2].iter().twice().count()); }

mod demo {
pub trait Tools: Iterator + Sized {
    fn twice(self) -> std::iter::Chain<Self, Self> where Self: Clone { self.clone().chain(self) }
}
impl<I: Iterator> Tools for I {}
}
