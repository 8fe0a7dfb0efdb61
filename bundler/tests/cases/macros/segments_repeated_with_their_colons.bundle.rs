fn main() {
    println!("{}", demo::call!(demo, inner, double; 3));
}

mod demo {
pub mod inner {
    pub fn double(n: u32) -> u32 { n * 2 }
}
macro_rules! call {
    ($first:ident $(, $rest:ident)*; $n:expr) => { $first $(::$rest)* ($n) };
}
pub(crate) use call;
}
