struct Angle(f64);
impl Angle {
    fn turned(&self) -> f64 {
        self.0.acos().powi(2)
    }
}
fn third(x: f64) -> f64 {
    x.powi(3)
}

fn main() {
    println!("{:?} {:?}", demo::half_pi::<f64>(), demo::squares(&[1.5, 2.5]));
    println!("{:?} {:?}", demo::Pair(2.0, 3.0).cube(), Angle(1.0).turned());
    println!("{:?} {:?}", [2.0f64].map(|x| x.powi(2)), 2.0f64.powi(2));
    println!("{:?}", third(2.0));
}

mod demo {
pub trait Real: Copy {
    fn zero() -> Self;
    fn acos(self) -> Self;
    fn powi(self, n: i32) -> Self;
}
impl Real for f64 {
    fn zero() -> f64 {
        0.0
    }
    fn acos(self) -> f64 {
        self + 0.25
    }
    fn powi(self, n: i32) -> f64 {
        self * f64::from(n)
    }
}
pub fn half_pi<T: Real>() -> T {
    T::zero().acos()
}
pub fn squares<T: Real, const N: usize>(values: &[T; N]) -> [T; N] {
    let pair = |value: &T| (value.powi(2), ());
    let mut made = *values;
    for (to, value) in made.iter_mut().zip(values) {
        *to = pair(value).0;
    }
    made
}
macro_rules! cubes {
    ($value:expr) => {
        ($value.0).powi(3)
    };
}
pub struct Pair<T>(pub T, pub T);
impl<T: Real> Pair<T> {
    pub fn cube(&self) -> T {
        cubes!(self)
    }
}
}
