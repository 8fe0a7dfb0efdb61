mod demo {
pub fn step() -> u8 { 1 }
#[derive(Default)]
pub struct Kept(pub u8);
#[derive(Default)]
pub struct Inner(pub u8);
macro_rules! makes {
    ($mark:tt $called:ident) => {
        macro_rules! made { ($mark n:expr) => { $called() + $mark n }; }
    };
}
macro_rules! blank { ($ spaced:expr) => { $ spaced + 1 }; }
macro_rules! holder { ($vis:vis) => { #[derive(Default)] pub struct Holder { $vis held: $crate::demo::Kept } }; }
macro_rules! define {
    ($name:ident $matched:tt $made:tt) => { macro_rules! $name { $matched => $made } };
}
pub(crate) use makes;
pub(crate) use blank;
pub(crate) use holder;
pub(crate) use define;
}

use demo::*;
makes!($ step);
holder!(pub);
define!(outer ($of:ident) { #[derive(Default)] struct Outer { $of: Inner } });
outer!(first);
fn main() {
    println!("{} {}", made!(2), blank!(3));
    println!("{} {}", Holder::default().held.0, Outer::default().first.0);
}
