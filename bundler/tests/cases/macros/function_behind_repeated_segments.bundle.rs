fn main() {
    println!("{}", demo::call!(demo::inner:: ; 3));
}

mod demo {
pub mod inner {
    pub fn double(n: u32) -> u32 { n * 2 }
}
macro_rules! call {
    ($($part:ident ::)* ; $n:expr) => { $($part::)* double($n) };
}
pub(crate) use call;
}
