use demo::*;
use std::collections::*;
use std::fmt::{self, *};
use std::mem::swap as exchange;
mod apart {
    use crate::demo::Point;
    pub fn value(of: &Point) -> u8 {
        use std::rc::*;
        use std::cmp::max as greater;
        let shared = Rc::new(of.clone());
        greater(shared.0, 1)
    }
}
struct Shown(Point);
impl fmt::Display for Shown {
    fn fmt(&self, f: &mut Formatter) -> Result { write!(f, "<{:?}>", self.0) }
}
fn main() {
    let (mut one, mut two) = (make(1), make(2));
    exchange(&mut one, &mut two);
    let mut all: BTreeMap<u8, Point> = BTreeMap::new();
    all.insert(apart::value(&one), one);
    println!("{:?} {}", all, Shown(two));
}

mod demo {
#[non_exhaustive]
#[derive(Debug, Clone)]
pub struct Point(pub u8);
pub fn make(x: u8) -> Point { Point(x) }
}
