#![cfg_attr(nobodys, feature(test))]
fn main() {
    println!("{} {} {} {:?}", demo::Part(0).0, demo::one(), demo::two(), demo::Three(3).clone());
}

mod demo {
#[cfg_attr(all(windows, all()), derive(Clone))]
pub struct Part(pub u8);
#[cfg_attr(windows, cfg_attr(debug_assertions, deny(unused), inline))]
pub fn one() -> u8 { 1 }
pub fn two() -> u8 { 2 }
macro_rules! with {
    ($name:ident, $($extra:meta),*) => {
        #[cfg_attr(all(), $($extra),*)]
        pub struct $name(pub u8);
    };
}
with!(Three, derive(Clone), derive(Debug));
}
