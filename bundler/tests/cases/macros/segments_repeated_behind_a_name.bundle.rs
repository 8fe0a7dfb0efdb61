fn main() {
    println!("{}", demo::six());
}

mod demo {
pub mod inner {
    pub mod deep {
        pub fn double(n: u32) -> u32 { n * 2 }
    }
}
macro_rules! call {
    ($($rest:ident)*; $n:expr) => { inner $(::$rest)* ($n) };
}
pub fn six() -> u32 { call!(deep double; 3) }
}
