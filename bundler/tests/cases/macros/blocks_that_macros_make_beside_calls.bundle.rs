use demo::helper;
fn main() {
    println!("{} {}", demo::used(), helper());
}

mod demo {
macro_rules! value {
    () => {{
        use crate::demo::inner::*;
        fn helper() -> u8 {
            three()
        }
        helper()
    }};
}
#[cfg(windows)]
macro_rules! define {
    ($name:ident) => {};
}
#[cfg(not(windows))]
macro_rules! define {
    ($name:ident) => {
        pub fn $name() -> u8 { value!() }
    };
}
define!(used);
pub mod inner {
    pub fn three() -> u8 { 3 }
}
pub fn helper() -> u8 { 4 }
}
