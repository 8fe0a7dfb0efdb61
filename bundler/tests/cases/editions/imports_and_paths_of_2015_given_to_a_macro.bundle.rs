fn main() {
    println!("{:?} {}", demo::g(), demo::is_great(6));
}

mod demo {
macro_rules! id { ($($t:tt)*) => { $($t)* }; }
pub mod a {
    pub fn f() -> u8 { 1 }
    pub fn k() -> u8 { 5 }
}
id! {
    use crate::demo::a::f;
    pub fn g() -> u8 { f() + crate::demo::a::k() + crate::demo::a::k() }
}
pub fn is_great(x: u8) -> bool { x > crate::demo::a::k() }
}
