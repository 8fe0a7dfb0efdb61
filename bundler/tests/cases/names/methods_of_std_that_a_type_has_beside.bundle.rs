use demo::{of, whole, Area};
fn main() {
    println!("{} {} {} {}", Area(4f32).more(), Area(4f32).less(), of(4f32), whole(4f32));
}

mod demo {
use core::ops::Deref;

pub trait Root: Sized {
    fn sqrt(self) -> u32;
    fn trunc(self) -> u32 {
        9
    }
}
impl Root for f32 {
    fn sqrt(self) -> u32 {
        7
    }
}

pub struct Area<T>(pub T);
impl Deref for Area<f32> {
    type Target = f32;
    fn deref(&self) -> &f32 {
        &self.0
    }
}
impl<T> Area<T> {
    pub fn sqrt<'a>(&'a self) -> u32 {
        1
    }
    pub fn trunc(mut self, by: u32) -> u32
    where
        T: Clone,
    {
        self.0 = self.0.clone();
        by
    }
    pub fn more(&self) -> u32 {
        let add = || self.sqrt() + 1;
        add()
    }
    pub fn less(self) -> u32
    where
        T: Clone,
    {
        self.trunc(5)
    }
}
pub fn of<T: Root>(x: T) -> u32 {
    Root::sqrt(x)
}
pub fn whole<T: Root>(x: T) -> u32 {
    Root::trunc(x)
}
}
