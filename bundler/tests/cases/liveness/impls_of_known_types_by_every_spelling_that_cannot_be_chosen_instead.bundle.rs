use demo::Meters;

fn main() {
    let mut all = vec![4.0];
    println!("{} {}", &mut all * Meters(1.5), 6 / Meters(2.0));
    println!("{} {}", all + Meters(2.0), String::from("length") - Meters(3.0));
    println!("{}", Meters(7.0) % 4.0);
}

mod demo {
use std::ops::{Add, Div, Mul, Sub, Rem};

pub struct Meters(pub f64);
impl Add<Meters> for Vec<f64> {
    type Output = f64;
    fn add(self, other: Meters) -> f64 {
        self[0] + other.0
    }
}
impl Sub<Meters> for String {
    type Output = f64;
    fn sub(self, other: Meters) -> f64 {
        self.len() as f64 - other.0
    }
}
impl Mul<Meters> for &mut Vec<f64> {
    type Output = f64;
    fn mul(self, other: Meters) -> f64 {
        self[0] * other.0
    }
}
impl Div<Meters> for i32 {
    type Output = f64;
    fn div(self, other: Meters) -> f64 {
        self as f64 / other.0
    }
}
impl Rem<f64> for Meters {
    type Output = f64;
    fn rem(self, other: f64) -> f64 {
        self.0 % other
    }
}
}
