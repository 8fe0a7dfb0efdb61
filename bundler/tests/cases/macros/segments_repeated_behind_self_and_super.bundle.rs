fn main() {
    println!("{}", demo::run());
}

mod demo {
pub mod inner {
    pub fn double(n: u32) -> u32 { n * 2 }
    pub fn triple(n: u32) -> u32 { n * 3 }
}
macro_rules! call {
    ($($rest:ident)*; $n:expr) => { self $(::$rest)* ($n) };
}
macro_rules! call_of_crate {
    ($($rest:ident)*; $n:expr) => { crate::demo $(::$rest)* ($n) };
}
pub fn run() -> u32 { call!(inner double; 3) + call_of_crate!(inner triple; 3) }
}
