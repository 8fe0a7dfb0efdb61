
fn main() {
    println!("{} {} {}", twice!(5), demo::four(&1), demo::twice!(1));
}

mod demo {
pub(crate) use crate::twice;
use crate::demo::{a as other, a::one as first};
use self::a::*;
pub mod a {
    pub fn one() -> i32 {
        1
    }
    pub fn two() -> i32 {
        crate::demo::first() + crate::demo::a::one()
    }
}
#[macro_export]
macro_rules! twice {
    ($e:expr) => {{
        use std::cmp::max;
        use $crate::demo::Object;
        let all: Vec<Box<Object>> = vec![Box::new($e), Box::new($crate::demo::three())];
        max(0, all.iter().map(|object| object.value()).sum::<i32>() + ::std::cmp::min(1, 2))
    }};
}
pub fn three() -> i32 {
    two() + other::one()
}
pub trait Object {
    fn value(&self) -> i32;
}
impl Object for i32 {
    fn value(&self) -> i32 {
        *self
    }
}
pub fn four<'a>(object: &'a Object) -> i32 {
    object.value() + 4
}
}
