use demo::{Convert, Point};
#[derive(Debug)]
struct Own(f64);
impl std::ops::Mul<Own> for f64 {
    type Output = Own;
    fn mul(self, o: Own) -> Own {
        Own(self * o.0)
    }
}
impl Convert<Own> for i32 {
    fn convert(&self) -> Own {
        Own(f64::from(*self))
    }
}
impl From<Own> for Point {
    fn from(own: Own) -> Point {
        Point(own.0)
    }
}
fn main() {
    let own: Own = 3.convert();
    println!("{:?} {:?} {}", 1.5 * own, demo::twice(Own(2.5).into()), demo::wide(7));
}

mod demo {
use std::ops::Mul;
pub trait Convert<T> {
    fn convert(&self) -> T;
}
#[derive(Clone, Copy, Debug)]
pub struct Point(pub f64);
impl Mul<Point> for f64 {
    type Output = Point;
    fn mul(self, p: Point) -> Point {
        Point(self * p.0)
    }
}
impl Convert<i64> for i32 {
    fn convert(&self) -> i64 {
        i64::from(*self)
    }
}
pub fn twice(p: Point) -> Point {
    2.0 * p
}
pub fn wide(n: i32) -> i64 {
    let wide: i64 = n.convert();
    wide * 3
}
}
