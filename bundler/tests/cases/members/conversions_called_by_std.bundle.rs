use demo::{Mint, Poly};

fn main() {
    let poly: Poly = "8 9 20".split(' ').map(|word| word.parse::<Mint>().unwrap()).collect();
    println!("{poly:?} {:?}", demo::total(&poly));
}

mod demo {
use std::iter::Sum;
use std::str::FromStr;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mint(pub u32);
impl FromStr for Mint {
    type Err = std::num::ParseIntError;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        s.parse().map(|n: u32| Mint(n % 7))
    }
}
impl<'a> Sum<&'a Mint> for Mint {
    fn sum<I: Iterator<Item = &'a Mint>>(all: I) -> Mint {
        Mint(all.map(|m| m.0).sum::<u32>() % 7)
    }
}
#[derive(Debug)]
pub struct Poly(pub Vec<Mint>);
impl FromIterator<Mint> for Poly {
    fn from_iter<I: IntoIterator<Item = Mint>>(all: I) -> Poly {
        Poly(all.into_iter().collect())
    }
}
impl AsRef<[Mint]> for Poly {
    fn as_ref(&self) -> &[Mint] {
        &self.0
    }
}
pub fn total(all: impl AsRef<[Mint]>) -> Mint {
    all.as_ref().iter().sum()
}
}
