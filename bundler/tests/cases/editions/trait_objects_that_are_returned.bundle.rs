use demo::AsAny;

fn main() {
    println!("{} {}", demo::made().is::<u32>(), demo::made().is::<u64>());
    let a = demo::new();
    println!("{:?} {}", a.as_sendable().downcast_ref::<u8>(), demo::is::<demo::A>(a.as_any(), &mut 3u8));
}

mod demo {
#![allow(bare_trait_objects)]
use std::any::Any;

pub trait AsAny {
    fn as_any(&self) -> &dyn Any;
    fn as_sendable(&self) -> &(dyn ::std::any::Any + Send);
}
pub struct A(pub u8);
impl AsAny for A {
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_sendable(&self) -> &(dyn ::std::any::Any + Send) { &self.0 }
}

trait Make {
    fn make() -> Self;
}
impl Make for &'static dyn Any {
    fn make() -> Self {
        &1u32
    }
}
impl Make for Box<dyn Any> {
    fn make() -> Self {
        Box::new(2u64)
    }
}
pub fn made() -> &'static dyn Any {
    Make::make()
}
pub fn is<T: Any>(what: &dyn Any, other: &mut ((dyn Any + Send))) -> bool {
    what.is::<T>() && !other.is::<T>()
}
impl dyn AsAny {
    pub fn new() -> A {
        A(5)
    }
}
pub fn new() -> A {
    <dyn AsAny>::new()
}
}
