use demo::{Count, Real, Row};

fn main() {
    let real = Real(5);
    println!("{} {} {}", real.value(), real.twice(), real.thrice());
    println!("{} {}", -Row, [1u8, 2, 3].count());
}

mod demo {
pub struct Real(pub u8);

pub trait Named {}
impl Named for [u8; { impl Real { pub fn value(&self) -> u8 { self.0 } } 1 }] {}

pub struct Row<const N: usize>;
impl std::ops::Neg for Row<{ impl Real { pub fn twice(&self) -> u8 { 2 * self.0 } } 2 }> {
    type Output = usize;
    fn neg(self) -> usize {
        2
    }
}

pub trait Count {
    fn count(&self) -> usize;
}
impl Count for [u8; { impl Real { pub fn thrice(&self) -> u8 { 3 * self.0 } } 3 }] {
    fn count(&self) -> usize {
        3
    }
}
}
