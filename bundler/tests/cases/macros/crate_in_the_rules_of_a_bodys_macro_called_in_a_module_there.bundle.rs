pub mod s {
use crate::demo;
    pub fn main() -> u32 {
        macro_rules! c { () => { crate::demo::two() }; (text) => { println!("{}", crate::demo::two() + { use crate::demo::inner::three; three() }) } }
        mod inner { pub struct B; impl B { pub fn f() -> u32 { fn g() -> u32 { c!(text); c!() } g() } } }
        inner::B::f() + c!()
    }
    pub fn other() -> u32 {
        macro_rules! c { () => { demo::two() } }
        c!()
    }
}
fn main() { println!("{} {}", s::main(), s::other()); }

mod demo {
pub fn two() -> u32 { 2 }
pub mod inner {
    pub fn three() -> u32 {
        macro_rules! c { () => { crate::demo_other::three() } }
        mod deep { pub fn f() -> u32 { c!() } }
        deep::f() + c!()
    }
}
}

mod demo_other {
pub fn three() -> u32 { 3 }
}
