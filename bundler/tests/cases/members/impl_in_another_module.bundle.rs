#[allow(unused_imports)]
use demo::{Describe, Wrap, S};

fn main() {
    println!("{} {}", Wrap(S(3).value()).describe(), Wrap("x").describe());
}

mod demo {
mod impls {
use crate::demo::{S, Wrap};

impl S {
    pub fn value(&self) -> i32 {
        self.0
    }
}
impl Wrap<i32> {
    pub fn describe(&self) -> String {
        format!("wrapped {}", self.0)
    }
}
}

pub struct S(pub i32);
pub trait Describe {
    fn describe(&self) -> String {
        "default".to_string()
    }
}
impl<T: Copy> Describe for Wrap<T> {}
pub struct Wrap<T>(pub T);
}
