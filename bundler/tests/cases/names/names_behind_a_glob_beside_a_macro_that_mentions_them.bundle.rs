fn main() {
    use demo::hub::*;
    println!("{} {} {} {}", counted(), go(), rest(), 4u8.method());
}

mod demo {
pub mod wide {
    pub fn go() -> u8 { 1 }
    pub fn rest() -> u8 { 2 }
    pub trait Tr { fn method(&self) -> u8 { 3 } }
    impl Tr for u8 {}
}
pub mod hub {
    pub use super::wide::*;
    use std::cell::Cell;
    thread_local! {
        static COUNT: Cell<u8> = Cell::new(go() + Tr::method(&1));
    }
    #[cfg(debug_assertions)]
    macro_rules! more { ($n:expr) => { fn more() -> u8 { $n + rest() } }; }
    #[cfg(not(debug_assertions))]
    macro_rules! more { ($n:expr) => { fn more() -> u8 { rest() + $n } }; }
    more!(go());
    pub fn counted() -> u8 { COUNT.get() + more() }
}
}
