fn main() {
    println!("{} {}", demo::by_its_trait(4.0), demo::of_an_own_type(4.0));
    println!("{} {}", demo::of_a_parameter(4.0), demo::put("abc"));
}

mod demo {
use core::mem;

pub trait Root: Sized {
    fn sqrt(self) -> f64;
    fn cbrt(self) -> f64 {
        Self::sqrt(self) + 0.5
    }
}
impl Root for f64 {
    fn sqrt(self) -> f64 {
        -1.0
    }
}
pub struct Real(pub f64);
impl Root for Real {
    fn sqrt(self) -> f64 {
        Root::sqrt(self.0) * 2.0
    }
}
pub fn by_its_trait(x: f64) -> f64 {
    <f64 as Root>::sqrt(x) + Root::sqrt(x)
}
pub fn of_an_own_type(x: f64) -> f64 {
    Real::sqrt(Real(x)) + <Real>::cbrt(Real(x))
}
pub fn of_a_parameter<T: Root>(x: T) -> f64 {
    T::sqrt(x)
}

pub trait Put<T> {
    fn replace(&self, other: T) -> T;
    fn repeat(&self) -> usize;
}
impl<T> Put<T> for str {
    fn replace(&self, other: T) -> T {
        other
    }
    fn repeat(&self) -> usize {
        self.len() + 1
    }
}
mod own {
    pub fn repeat(n: usize) -> usize {
        n * 2
    }
}
pub fn put(text: &str) -> usize {
    let mut old = own::repeat(3);
    let before = mem::replace(&mut old, 4);
    before + old + Put::<usize>::replace(text, 5) + <str as Put<u8>>::repeat(text)
}
}
