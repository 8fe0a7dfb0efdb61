fn main() {
    println!("{} {}", demo::mode(), demo::Point(3).clone().0);
}

mod demo {
macro_rules! under { ($how:meta, $($i:item)*) => { $(#[$how] $i)* }; }
under! { cfg(debug_assertions), pub fn mode() -> u32 { first() } }
under! { cfg(not(debug_assertions)), pub fn mode() -> u32 { second() } }
under! { cfg_attr(debug_assertions, derive(Debug)), #[derive(Clone)] pub struct Point(pub u32); }
fn first() -> u32 { 1 }
fn second() -> u32 { 1 }
}
