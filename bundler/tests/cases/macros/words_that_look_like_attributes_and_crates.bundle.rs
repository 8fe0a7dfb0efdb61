use demo::{Call, Num};
#[allow(warnings)]
fn declared() -> u8 {
    extern fn demo(x: u8) -> u8 { x + 40 }
    demo(2) + crate::demo::documented()
}
unsafe fn twice(n: Num) -> u8 { n.0 * 2 }
fn main() {
    let call = Call(twice, demo::of);
    println!("{} {} {}", declared(), unsafe { (call.0)(Num(4)) }, (call.1)(Num(5)));
}

mod demo {
macro_rules! take { (#($($t:tt)*)) => { $($t)* }; }
fn doc(x: u8) -> u8 { x + 1 }
fn allow(x: u8) -> u8 { x + 2 }
pub fn documented() -> u8 { take!(#(doc(1))) + take!(#(allow(1))) }
pub struct Num(pub u8);
pub struct Call(pub (unsafe fn(crate::demo::Num) -> u8), pub (fn(crate::demo::Num) -> u8));
pub fn of(n: Num) -> u8 { n.0 }
}
