use demo::M;

fn main() {
    let m = M(vec![1, 2]);
    println!("{:?}", 3 * &(m.clone() + m));
}

mod demo {
use std::ops::{Add, Mul};

#[derive(Debug, Clone)]
pub struct M(pub Vec<i32>);
impl<'a> Add<&'a M> for &'a M {
    type Output = M;
    fn add(self, other: &M) -> M {
        M(self.0.iter().zip(&other.0).map(|(a, b)| a + b).collect())
    }
}
impl Add for M {
    type Output = M;
    fn add(self, other: M) -> M {
        &self + &other
    }
}
impl Mul<&M> for i32 {
    type Output = M;
    fn mul(self, m: &M) -> M {
        M(m.0.iter().map(|a| self * a).collect())
    }
}
}
