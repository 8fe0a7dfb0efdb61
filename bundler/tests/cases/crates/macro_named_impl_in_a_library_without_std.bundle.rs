fn main() {
    println!("{:?}", old::f(2.0f64));
    println!("{:?}", old::Sums { sum: 0, of: 1..4 }.collect::<Vec<i32>>());
}

mod old {
use crate::real;
pub fn f<T: real::Real>(x: T) -> T {
    real::Real::ln(x.root())
}
pub struct Sums<I, S> {
    pub sum: S,
    pub of: I,
}
impl<I: Iterator<Item = S>, S: Clone + std::ops::Add<Output = S>> Iterator for Sums<I, S> {
    type Item = S;
    fn next(&mut self) -> Option<S> {
        let sum = &mut self.sum;
        self.of.next().map(|x| {
            *sum = sum.clone() + x;
            sum.clone()
        })
    }
}
}

mod real {
extern crate std;
pub trait Real: Copy {
    fn root(self) -> Self;
    fn ln(self) -> Self;
}
macro_rules! real_impl {
    ($t:ty) => {
        impl Real for $t {
            fn root(self) -> Self {
                <$t>::sqrt(self)
            }
            fn ln(self) -> Self {
                <$t>::ln(self)
            }
        }
    };
}
real_impl!(f32);
real_impl!(f64);
}
