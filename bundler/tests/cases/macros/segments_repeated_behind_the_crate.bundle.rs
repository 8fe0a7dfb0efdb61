fn main() {
    println!("{}", demo::call!(inner double; 3));
}

mod demo {
pub mod inner {
    pub fn double(n: u32) -> u32 { n * 2 }
}
macro_rules! call {
    ($($rest:ident)*; $n:expr) => { $crate::demo $(::$rest)* ($n) };
}
pub(crate) use call;
}
