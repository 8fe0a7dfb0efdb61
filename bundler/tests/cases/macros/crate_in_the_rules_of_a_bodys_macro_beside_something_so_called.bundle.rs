pub mod s {
use crate::demo;
    pub fn main() -> u32 {
        macro_rules! c { () => { demo::two() } }
        mod inner { mod demo { pub fn two() -> u32 { 3 } } pub fn f() -> u32 { c!() } }
        inner::f() + c!()
    }
}
fn main() { println!("{}", s::main()); }

mod demo {
pub fn two() -> u32 { 2 }
}
