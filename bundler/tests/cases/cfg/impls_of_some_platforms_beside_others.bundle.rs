fn main() {
    println!("{}", demo::run());
}

mod demo {
#[cfg_attr(not(local), derive(Clone))]
pub struct Derived(pub i32);
pub trait Copies {
    fn clone(&mut self) -> Derived;
}
impl Copies for Derived {
    fn clone(&mut self) -> Derived {
        Derived(77)
    }
}

pub struct Written;
pub trait ByValue: Sized {
    fn second(self) -> i32 {
        1
    }
}
#[cfg(not(local))]
impl ByValue for Written {}
impl ByValue for i32 {}
pub trait ByRef {
    fn second(&self) -> i32 {
        2
    }
}
impl ByRef for Written {}
pub trait ByMut {
    fn second(&mut self) -> i32 {
        3
    }
}
impl ByMut for Written {}

pub fn run() -> i32 {
    let (mut derived, mut written) = (Derived(3), Written);
    let first = derived.clone().0;
    derived.0 = 0;
    first * 1000 + ByMut::second(&mut written) * 10 + written.second() + ByValue::second(5) * 100
}
}
