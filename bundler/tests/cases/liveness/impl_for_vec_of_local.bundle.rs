use demo::{Describe, Mint};

fn main() {
    println!("{}", vec![Mint(5), Mint(6)].describe());
}

mod demo {
#[derive(Clone, Copy, Debug)]
pub struct Mint(pub u32);
impl std::iter::Sum for Mint {
    fn sum<I: Iterator<Item = Mint>>(all: I) -> Mint {
        Mint(all.fold(0, |sum, m| (sum + m.0) % 7))
    }
}
pub trait Describe {
    fn describe(&self) -> String;
}
impl Describe for Vec<Mint> {
    fn describe(&self) -> String {
        format!("{} mints, {:?} in all", self.len(), self.iter().copied().sum::<Mint>())
    }
}
}
