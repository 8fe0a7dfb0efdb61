use demo::*;
fn main() {
    let wrap: Wrap = make();
    println!("{} {} {:?} {} {}", one(), second(), Red, wrap.double(), dive().get());
}

mod demo {
macro_rules! module_of {
    ($name:ident { $($body:tt)* }) => {
        pub mod $name {
            $($body)*
        }
    };
}
module_of! { by_glob { pub fn one() -> u64 { 1 } pub fn dead_one() -> u64 { 10 } } }
module_of! { renamed { pub fn two() -> u64 { 2 } } }
module_of! { colours { #[derive(Debug)] pub enum Colour { Red, Blue } } }
module_of! { methods {
    use super::Wrap;
    pub trait Double { fn double(&self) -> u64; }
    impl Double for Wrap { fn double(&self) -> u64 { self.0 * 2 } }
} }
module_of! { outer { pub mod inner { pub struct Deep(pub u64); impl Deep { pub fn get(&self) -> u64 { self.0 } } pub fn deep() -> Deep { Deep(7) } } } }
module_of! { acting { impl Default for super::Wrap { fn default() -> super::Wrap { super::Wrap(40) } } } }
pub struct Wrap(pub u64);
pub use by_glob::*;
pub use renamed::two as second;
pub use colours::Colour::*;
pub use methods::Double as _;
pub use outer::inner::deep as dive;
pub fn make<T: Default>() -> T {
    T::default()
}
}
