fn main() {
    println!("{}", demo::three());
}

mod demo {
use crate::base;
pub fn three() -> u8 {
    base::tell() + 2
}
}

mod base {
pub trait Tell {
    fn tell(self) -> u8;
}
#[derive(Default)]
pub struct One(u8);
impl Tell for &One {
    fn tell(self) -> u8 {
        self.0 + 1
    }
}
pub fn tell<X: Default>() -> u8
where
    for<'a> &'a X: Tell,
{
    (&X::default()).tell()
}
}
