fn main() {
    let mut money = demo::Money(1);
    money += 4;
    println!("{:?} {}", -money, money == 5);
}

mod demo {
use std::ops::{AddAssign, Neg};

#[derive(Debug, Clone, Copy)]
pub struct Money(pub i64);
impl AddAssign<i64> for Money {
    fn add_assign(&mut self, n: i64) {
        self.0 += n;
    }
}
impl PartialEq<i64> for Money {
    fn eq(&self, n: &i64) -> bool {
        self.0 == *n
    }
}
impl Neg for Money {
    type Output = Money;
    fn neg(self) -> Money {
        Money(-self.0)
    }
}
}
