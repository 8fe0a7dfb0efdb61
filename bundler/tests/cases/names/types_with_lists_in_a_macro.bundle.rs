mod demo {
pub struct Pair<A, B>(pub A, pub B);
pub trait Make { type Out; fn demo() -> u32; fn other() -> u32 { 2 } }
impl<A, B> Make for Pair<A, B> { type Out = u8; fn demo() -> u32 { 1 } }
}

use demo::{Make, Pair};
macro_rules! same { ($($t:tt)*) => { $($t)* }; }
fn main() {
    println!("{}", same!(Pair::<u8, fn(u8) -> u8>::demo() + <Pair<Option<u8>, Pair<u8, u8>>>::other()));
    println!("{}", same!({ let x: <Pair<[u8; 3], Vec<fn() -> Vec<u8>>> as Make>::Out = 3; x }));
    println!("{}", <Pair<Pair<u8, &'static u8>, Pair<u8, Vec<Vec<u8>>>>>::demo());
}
