use demo::{Doubling, Metre, Number, Shape};
fn main() {
    println!("{} {:?}", i64::seed(), demo::Used::seed());
    println!("{} {:?}", (Metre(1.0) + Metre::seed()).area(), Metre(2.0));
    println!("{}", 3u8.double());
}

mod demo {
pub trait Number {
    fn seed() -> Self;
}
pub trait Shape {
    fn area(&self) -> f64;
}
macro_rules! number {
    (@one $t:ty, $seed:expr) => {
        impl Number for $t {
            fn seed() -> Self {
                $seed
            }
        }
    };
    ($($t:ident = $seed:expr),*) => {
        $(number!(@one $t, $seed);)*
    };
}
number!(@one i64, 7);
number!(u8 = 3);
number!(Used = Used(2));
#[derive(Debug)]
pub struct Used(pub u8);

macro_rules! newtype {
    ($($name:ident : $t:ty),*) => {
        $(#[derive(Debug, Clone, Copy)]
        pub struct $name(pub $t);
        impl std::ops::Add for $name {
            type Output = $name;
            fn add(self, other: $name) -> $name {
                $name(self.0 + other.0)
            }
        }
        impl $crate::demo::Shape for $name {
            fn area(&self) -> f64 {
                f64::from(self.0)
            }
        })*
    };
}
newtype!(Metre: f64);
number!(Metre = Metre(1.5));

macro_rules! doubling {
    ($($t:ty => $by:expr),*) => {
        $(impl Doubling for $t { fn double(&self) -> f64 { $by * f64::from(*self) } })*
    };
}
pub trait Doubling {
    fn double(&self) -> f64;
}
doubling!(u8 => 2.0, u16 => 2.0);
doubling!(i8 => 2.0);
}
