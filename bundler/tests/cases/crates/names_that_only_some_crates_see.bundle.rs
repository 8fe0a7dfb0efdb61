use facade::*;

fn main() {
    println!("{} {} {} {}", value(), other(), both(), here());
    println!("{}", Wrapped::new().shown);
}

mod facade {
pub use crate::one::*;
pub use crate::two::*;

pub fn here() -> i32 {
    value() + other()
}
}

mod one {
pub(in crate::one) fn value() -> i32 {
    1
}

pub fn other() -> i32 {
    value() * 10
}

pub struct Wrapped {
    pub(in crate::one) inner: Inner,
}

#[derive(Default)]
pub struct Inner {
    pub shown: i32,
}

impl Wrapped {
    pub fn new() -> Wrapped {
        Wrapped { inner: Inner { shown: 4 } }
    }
}

impl std::ops::Deref for Wrapped {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.inner
    }
}
}

mod two {
pub fn value() -> i32 {
    2
}

pub(in crate::two) fn other() -> i32 {
    value()
}

pub fn both() -> i32 {
    other()
}
}
