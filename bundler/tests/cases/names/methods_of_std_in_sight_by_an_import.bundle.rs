fn main() {
    println!("{}", demo::root(27.5));
}

mod demo {
use crate::with_std::Root;
pub trait Floor {
    fn floor(self) -> f64;
}
impl Floor for f64 {
    fn floor(self) -> f64 {
        self + 0.25
    }
}
pub fn root(x: f64) -> f64 {
    x.cbrt() + x.floor() + Root::cbrt(x) + Floor::floor(x)
}
}

mod with_std {
pub trait Root {
    fn cbrt(self) -> f64;
}
impl Root for f64 {
    fn cbrt(self) -> f64 {
        0.5
    }
}
}
