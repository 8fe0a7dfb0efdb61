use demo::dyn;
use demo::Shape;
fn main() {
    let task = demo::Task { await: 5 };
    println!("{} {} {} {}", dyn::one(), run!(task), demo::async::await, demo::boxed().dyn());
}

mod demo {
pub mod dyn {
    pub fn one() -> u32 { 1 }
}
pub mod async {
    pub fn two() -> u32 { 2 }
    pub const await: u32 = 3;
}
pub struct Task { pub await: u32 }
impl Task {
    pub fn async(&self) -> u32 { self.await + try() }
}
fn try() -> u32 { 10 }
pub trait Shape { fn dyn(&self) -> u32; }
impl Shape for Task { fn dyn(&self) -> u32 { self.await * 2 } }
pub fn boxed() -> Box<dyn Shape> { Box::new(Task { await: 7 }) }
#[macro_export]
macro_rules! run { ($task:expr) => { $task.async() + $crate::demo::async::two() }; }
}
