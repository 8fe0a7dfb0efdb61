fn main() {
    println!("{} {}", demo::level().0, demo::plain());
    println!("{} {}", demo::first!(), demo::ONE);
}

mod demo {
#[cfg(all(any(debug_assertions), not(any())))] mod checked {
pub struct Level(pub u32);
pub fn level() -> Level {
    Level(3)
}
}
        #[cfg(all(any(debug_assertions), not(any())))] pub use checked::{level};
#[cfg(all(not(any(debug_assertions)), unix))] mod unchecked {
pub struct Level(pub u32);
pub fn level() -> Level {
    Level(extra())
}
pub fn extra() -> u32 {
    4
}
}
        #[cfg(all(not(any(debug_assertions)), unix))] pub use unchecked::{level};
#[cfg(not(debug_assertions))] 
    #[cfg(debug_assertions)]
    mod always {
        pub fn plain() {}
    }
#[cfg_attr(debug_assertions, cfg(any(unix, windows)))] mod always {
pub fn plain() -> u32 {
    7
}
}
    #[cfg_attr(debug_assertions, cfg(any(unix, windows)))] pub use always::plain;
#[cfg(debug_assertions)] 
macro_rules! first {
    () => {
        1
    };
}
#[cfg(debug_assertions)] pub const ONE: u32 = 1;
#[cfg(not(debug_assertions))] 
macro_rules! first {
    () => {
        2
    };
}
#[cfg(not(debug_assertions))] pub const ONE: u32 = 2;
#[cfg(debug_assertions)] pub(crate) use first;
#[cfg(not(debug_assertions))] pub(crate) use first;
}
