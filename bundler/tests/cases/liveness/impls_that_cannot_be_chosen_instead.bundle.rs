use demo::{Meters, Scale};
use std::ops::{Add, Sub};

struct Factor;
impl Scale<Factor> for &Vec<f64> {
    fn scale(&self, _: Factor) -> f64 {
        2.0 * self[0]
    }
}
impl Add<Factor> for Meters {
    type Output = Meters;
    fn add(self, _: Factor) -> Meters {
        Meters(self.0 + 1.0)
    }
}

impl Sub<Factor> for &Vec<f64> {
    type Output = f64;
    fn sub(self, _: Factor) -> f64 {
        self[0] - 1.0
    }
}

fn main() {
    println!("{}", &vec![4.0] - Factor);
    println!("{} {:?}", 2.0 * Meters(1.5), vec![1.0] + Meters(2.0));
    println!("{}", String::from(Meters(3.0)));
    println!("{}", (Meters(1.0) + Factor + Meters(2.0)).0);
    println!("{}", (&vec![4.0]).scale(Factor));
    println!("{}", &String::from("text")[Meters(2.0)]);
    println!("{}", [Meters(2.0)].into_iter().collect::<f64>());
}

mod demo {
use std::ops::{Add, Index, Mul};

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
impl Add for Meters {
    type Output = Meters;
    fn add(self, other: Meters) -> Meters {
        Meters(self.0 + other.0)
    }
}
impl Index<Meters> for String {
    type Output = str;
    fn index(&self, meters: Meters) -> &str {
        &self[meters.0 as usize..]
    }
}
impl FromIterator<Meters> for f64 {
    fn from_iter<I: IntoIterator<Item = Meters>>(all: I) -> f64 {
        all.into_iter().map(|meters| meters.0).fold(0.0, f64::max)
    }
}
pub trait Scale<T> {
    fn scale(&self, by: T) -> f64;
}
impl From<Meters> for String {
    fn from(meters: Meters) -> String {
        format!("{} m", meters.0)
    }
}
}
