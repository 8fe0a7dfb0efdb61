fn main() {
    println!("{:?}", 2.0 * demo::V(1.0, 2.5));
}

mod demo {
use std::ops::Mul;

#[derive(Debug, Clone, Copy)]
pub struct V(pub f64, pub f64);

impl Mul<V> for f64 {
    type Output = V;
    fn mul(self, v: V) -> V {
        V(self * v.0, self * v.1)
    }
}
impl Mul<f64> for V {
    type Output = V;
    fn mul(self, k: f64) -> V {
        k * self
    }
}
}
