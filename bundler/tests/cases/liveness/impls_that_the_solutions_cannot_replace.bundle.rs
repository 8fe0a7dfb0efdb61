use demo::Meters;
use std::ops::Add;

struct Factor(f64);
impl Add<f64> for &Factor {
    type Output = f64;
    fn add(self, other: f64) -> f64 {
        self.0 + other
    }
}

fn main() {
    println!("{} {}", &Factor(1.5) + 2.0, vec![1.0] + Meters(2.0));
}

mod demo {
use std::ops::Add;

pub struct Meters(pub f64);
impl Add<Meters> for Vec<f64> {
    type Output = f64;
    fn add(self, other: Meters) -> f64 {
        self[0] + other.0
    }
}
}
