extern crate alloc;
use demo::{Joined, Square};

fn main() {
    println!("{} {}", demo::root(Square(3)), demo::of_alloc());
    println!("{} {}", Joined::join(&&["c", "d"][..], "+"), (&["e"][..]).floor());
    println!("{:?} {} {}", demo::of_whole(), demo::power(), demo::part(1.5));
    println!("{} {}", demo::other::root_of_std(4.0), demo::other::own_root(4.0));
}

mod demo {
extern crate alloc;
pub(crate) use crate::with_std as other;
pub use crate::by_path::power;

#[derive(Clone, Copy)]
pub struct Square(pub u32);
pub trait Root {
    fn sqrt(self) -> u32;
    fn join(&self, by: u32) -> u32;
}
impl Root for Square {
    fn sqrt(self) -> u32 {
        self.0
    }
    fn join(&self, by: u32) -> u32 {
        self.0 + by
    }
}
pub fn root(square: Square) -> u32 {
    square.sqrt() + square.join(1)
}

pub trait Joined {
    fn join(&self, by: &str) -> alloc::string::String;
    fn floor(self) -> &'static str;
}
impl Joined for &[&'static str] {
    fn join(&self, by: &str) -> alloc::string::String {
        <[&'static str]>::join(*self, by)
    }
    fn floor(self) -> &'static str {
        self[0]
    }
}

mod whole {
pub trait Whole {
    fn cbrt(&self) -> Self;
}
macro_rules! whole {
    ($($t:ident)*) => {$(
        impl Whole for $t {
            fn cbrt(&self) -> $t {
                (0..).take_while(|n| n * n * n <= *self).last().unwrap_or(0)
            }
        }
    )*};
}
whole!(u32 u64);
impl Whole for i32 {
    fn cbrt(&self) -> i32 {
        (*self as u32).cbrt() as i32
    }
}
pub fn of_whole() -> (i32, u64) {
    (28.cbrt(), 64u64.cbrt())
}
}
pub use whole::of_whole;

pub trait Parts: Copy {
    fn trunc(self) -> Self;
    fn fract(self) -> Self {
        self . trunc()
    }
}
impl Parts for f32 {
    fn trunc(self) -> f32 {
        42.0
    }
}
pub fn part(x: f32) -> f32 {
    Parts::fract(x)
}

pub fn of_alloc() -> alloc::string::String {
    ["a", "b"].join("-")
}
}

mod by_path {
pub trait Power {
    fn powi(self, by: i32) -> f64;
}
impl Power for f64 {
    fn powi(self, by: i32) -> f64 {
        self + f64::from(by)
    }
}
pub fn power() -> f64 {
    let powi = Power::powi(2.0, 3);
    powi + <f64 as Power>::powi(2.0, 3)
}
}

mod with_std {
pub trait Root {
    fn cbrt(self) -> f64;
}
impl Root for f64 {
    fn cbrt(self) -> f64 {
        1.5
    }
}
pub fn root_of_std(x: f64) -> f64 {
    x.cbrt()
}
pub fn own_root(x: f64) -> f64 {
    Root::cbrt(x)
}
}
