use demo::Meters;

fn main() {
    println!("{}", String::from("length") + Meters(2.5));
}

mod demo {
use std::ops::Add;

macro_rules! units {
    ($unit:ident) => {
        impl Add<$unit> for String {
            type Output = String;
            fn add(self, unit: $unit) -> String {
                &self + &unit
            }
        }
        impl<'a> Add<&'a $unit> for &'a String {
            type Output = String;
            fn add(self, unit: &$unit) -> String {
                format!("{self} {}", unit.0)
            }
        }
    };
}
pub struct Meters(pub f64);
units!(Meters);
}
