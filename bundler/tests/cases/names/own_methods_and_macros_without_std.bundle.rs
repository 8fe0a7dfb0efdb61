use demo::{Cube, Inner, Pair};
fn main() {
    println!("{} {} {}", demo::by_a_glob::one(), demo::name(), demo::root());
    println!("{} {}", demo::out_of_sight::own(), Cube::cbrt(&1f32));
    println!("{} {}", demo::checked(1f32, 2), Pair(1f32).with(2.0));
    println!("{} {}", demo::changed(1f32), Inner::new(1f32).inner());
}

mod demo {
mod macros {
    macro_rules! one {
        () => { 1 };
    }
    pub(in crate::demo) use one;
}
pub mod by_a_glob {
    use crate::demo::macros::*;
    pub fn one() -> u32 {
        one!()
    }
}
pub struct Name(pub u32);
impl Name {
    pub fn to_string(&self) -> u32 {
        self.0
    }
}
pub fn name() -> u32 {
    Name(3).to_string()
}
pub trait Root {
    fn sqrt(&self) -> u32;
}
impl Root for u32 {
    fn sqrt(&self) -> u32 {
        4
    }
}
pub fn root() -> u32 {
    9u32.sqrt()
}
pub trait Cube {
    fn cbrt(&self) -> u32;
}
impl Cube for f32 {
    fn cbrt(&self) -> u32 {
        7
    }
}
pub mod out_of_sight {
    pub struct Own;
    impl Own {
        pub fn cbrt(&self) -> u32 {
            5
        }
    }
    pub fn own() -> u32 {
        Own.cbrt()
    }
}
pub trait Change {
    fn change(&mut self);
}
impl Change for f32 {
    fn change(&mut self) {
        *self += 1.0;
    }
}
pub fn changed<T: Cube + Change>(mut x: T) -> u32 {
    x.change();
    x.cbrt()
}
pub fn checked<T: Cube>(x: T, n: u32) -> u32 {
    debug_assert!(n < 10);
    x.cbrt()
}
pub struct Pair<T>(pub T);
impl<T> Pair<T>
where
    T: Cube,
{
    pub fn with(&self, other: T) -> u32 {
        other.cbrt() + self.0.cbrt()
    }
}
pub struct Inner<T> {
    pub(in crate::demo) of: T,
}
impl<T: Cube> Inner<T> {
    pub fn new(of: T) -> Self {
        Inner { of }
    }
    pub fn inner(&self) -> u32 {
        self.of.cbrt()
    }
}
}
