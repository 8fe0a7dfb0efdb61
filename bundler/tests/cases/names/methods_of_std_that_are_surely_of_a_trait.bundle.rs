use demo::{Area, Private, Root, Single};

fn main() {
    let parts = demo::parts(3);
    println!("{} {} {}", parts.root, parts.other, demo::by_a_path(4.0));
    println!("{} {}", Private::new(4f32).root(), Single::new(4f32).root());
    println!("{} {} {}", demo::of_bounds(4f32, [1; 2]), Area(4.0).more(), Root::cbrt(4f32));
}

mod demo {
use core::ops::Deref;

pub trait Root: Sized {
    fn sqrt(self) -> u32;
    fn cbrt(self) -> u32 {
        3
    }
}
impl Root for f32 {
    fn sqrt(self) -> u32 {
        7
    }
}

pub struct Parts {
    pub root: i32,
    pub other: i32,
}
pub fn parts(n: i32) -> Parts {
    let sqrt = n - 1;
    Parts { root: sqrt, other: -sqrt }
}
pub fn by_a_path(x: f32) -> u32 {
    <f32 as crate::demo::Root>::sqrt(x)
}

pub struct Private<T> {
    by: u32,
    of: T,
}
impl<T: Root> Private<T> {
    pub fn new(of: T) -> Private<T> {
        Private { by: 2, of }
    }
    pub fn root(self) -> u32 {
        self.of.sqrt() * self.by
    }
}
pub struct Single<T>(T)
where
    [T; 2]: Sized;
impl<T: Root> Single<T> {
    pub fn new(of: T) -> Single<T> {
        Single(of)
    }
    pub fn root(self) -> u32 {
        self.0.sqrt()
    }
}

pub mod powers {
    pub trait Power: crate::demo::Root {}
    impl Power for f32 {}
}
pub const fn powers() -> usize {
    2
}
pub fn of_bounds<T>(x: T, by: [u32; powers()]) -> u32
where
    T: powers::Power,
{
    x.sqrt() + 1 + by[0]
}

pub struct Area(pub f32);
impl Deref for Area {
    type Target = f32;
    fn deref(&self) -> &f32 {
        &self.0
    }
}
impl Area {
    pub fn cbrt(self) -> u32 {
        self.0 as u32
    }
    pub fn more(self) -> u32 {
        self.cbrt() + 1
    }
}
}
