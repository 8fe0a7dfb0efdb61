use demo::{Further, Number, Own, Pair, Real, Root};
use std::num::Wrapping;
fn main() {
    let of = Number::<2, _, _> { by: &1, of: 9f32 };
    println!("{} {} {}", of.sqrt(), Pair(1, 9f32).of(|x| x + 1), Wrapping(9f32).twice());
    println!("{} {}", demo::of_arguments(9f32, &9f32, &mut 1f32, 2), Pair(1, 9f32).of_other(2.0));
    println!("{} {:?} {}", 9f32.thrice(), Further::<u8>::further(&9f32, 1), Own.log());
}

mod demo {
use core::num::Wrapping;
pub trait Root {
    fn sqrt(&self) -> u32;
    fn twice(&self) -> u32 {
        2 * self.sqrt()
    }
}
impl Root for f32 {
    fn sqrt(&self) -> u32 {
        7
    }
}
pub trait Real: Copy + Root {
    fn thrice(self) -> u32 {
        self.sqrt() + self.twice()
    }
}
pub trait Further<'a, T: Sized>: Real
where
    Self: Sized,
{
    fn further(&self, by: T) -> (u32, T) {
        (self.sqrt(), by)
    }
}
impl Real for f32 {}
impl Further<'_, u8> for f32 {}
impl<T: Root> Root for Wrapping<T> {
    fn sqrt(&self) -> u32 {
        self.0.sqrt()
    }
}

pub struct Number<'a, const N: usize, T, U> {
    pub by: &'a T,
    #[allow(unused)]
    pub of: U,
}
impl<'a, A, B> Root for Number<'a, 2, A, B>
where
    A: Copy,
    B: Real,
{
    fn sqrt(&self) -> u32 {
        self.of.sqrt()
    }
}
pub struct Pair<T>(pub u8, pub T) where T: Root;
impl<T: Root> Pair<T> {
    pub fn of<F: Fn(u32) -> u32>(&self, f: F) -> u32 {
        f(self.1.sqrt())
    }
}

pub trait Log {
    fn ln(&self) -> u32;
}
pub struct Own;
impl Log for Own {
    fn ln(&self) -> u32 {
        3
    }
}
impl<T> Log for &'_ T
where
    T: ?Sized + Log,
{
    fn ln(&self) -> u32 {
        (**self).ln()
    }
}
impl Own {
    pub fn log(self) -> u32 {
        self.ln() + Wrapped(&self).0.ln()
    }
}
pub struct Wrapped<T>(T);

pub fn of_arguments<T: Root, U>(x: T, y: &U, z: &mut T, n: u32) -> u32
where
    U: Real,
{
    let sum = |n: u32| y.sqrt() + n;
    let mut of = x.sqrt() + sum(n) * y.twice();
    of += x.sqrt() + x.twice() + z.sqrt();
    of
}
impl<T: Real> Pair<T> {
    pub fn of_other(&self, other: T) -> u32 {
        other.sqrt() + other.twice()
    }
}
}
