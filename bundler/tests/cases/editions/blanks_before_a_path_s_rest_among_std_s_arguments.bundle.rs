fn main() { println!("{:?}", demo::told()); }

mod demo {
pub mod inner { pub fn one() -> u32 { 1 } pub struct S; impl S { pub fn new() -> u32 { 4 } } pub struct G<T>(T); impl<T> G<T> { pub fn new() -> u32 { 6 } } }
pub fn told() -> String { assert_eq!(inner ::one(), 1); format!("{} {} {}", inner
   ::one(), inner::S ::new(), inner::G::<u8> ::new()) }
}
