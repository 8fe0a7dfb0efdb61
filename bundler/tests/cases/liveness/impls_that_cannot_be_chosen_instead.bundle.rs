use demo::Meters;

fn main() {
    println!("{} {:?}", 2.0 * Meters(1.5), vec![1.0] + Meters(2.0));
    println!("{}", String::from(Meters(3.0)));
}

mod demo {
use std::ops::{Add, Mul};

pub struct Meters(pub f64);
impl Mul<Meters> for f64 {
    type Output = f64;
    fn mul(self, other: Meters) -> f64 {
        self * other.0
    }
}
impl Add<Meters> for Vec<f64> {
    type Output = Vec<f64>;
    fn add(mut self, other: Meters) -> Vec<f64> {
        self.push(other.0);
        self
    }
}
impl From<Meters> for String {
    fn from(meters: Meters) -> String {
        format!("{} m", meters.0)
    }
}
}
