use demo::{Speak, KIND};

fn main() {
    println!("{} {} {}", demo::taken(), demo::other(), demo::mixed());
    println!("{} {}", demo::by_a_macro(), 8u8.speak());
    println!("{}", matches!(5, KIND));
    println!("{}", cfg_select! { all() => { "own" } _ => { "none" } });
}

mod demo {
pub fn taken() -> u8 {
    cfg_select! {
        all() => { crate::demo::inner::two() }
        _ => { 9 }
    }
}
pub fn other() -> u8 {
    cfg_select! { any() => missing(), not(any()) => crate::demo::inner::two() + 1, }
}
pub fn mixed() -> bool {
    std::cfg_select! {
        all(all(), debug_assertions) => { true }
        any(any(), any()) => { nothing::here() }
        _ => true
    }
}
pub mod inner {
    pub fn two() -> u8 {
        2
    }
}
macro_rules! select {
    ($e:expr) => {
        cfg_select! { all() => { $e } _ => { 7 } }
    };
}
pub fn by_a_macro() -> u8 {
    select!(4)
}
cfg_select! {
    any() => {
        pub const KIND: u8 = missing();
    }
    _ => {
        pub const KIND: u8 = 5;
        impl Speak for u8 {}
    }
}
pub trait Speak {
    fn speak(&self) -> &'static str {
        "eight"
    }
}
}
