fn main() { println!("{} {} {} {}", demo::all(), demo::one(), demo::two(), demo::three()); }

mod demo {
macro_rules! take { ($($t:tt)*) => { $($t)* }; }
macro_rules! under { ([$($a:tt)*] $i:item) => { #[$($a)*] $i }; }
pub struct S { pub feature: u8 }
pub fn cfg(x: bool) -> u8 { x as u8 }
pub fn all() -> u8 {
    let feature = "a";
    let cfg_attr = [1, 2];
    take!(cfg(feature == "a") + cfg_attr[1] + S { feature: 3 }.feature + cfg(feature != "b"))
}
under!([cfg(not(feature = "x"))] pub fn one() -> u8 { 1 });
under!([cfg(feature = "x")] pub fn one() -> u8 { 2 });
under!([cfg_attr(feature = "x", cfg(any()))] pub fn two() -> u8 { 3 });
under!([cfg(all(any(feature = "x", not(windows)), not(feature = "y")))] pub fn three() -> u8 { 4 });
}
