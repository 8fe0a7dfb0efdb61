fn main() {
    println!("{}", demo::call!(demo::inner:: ; 3));
}

mod demo {
pub mod inner {
    macro_rules! hidden_double { ($n:expr) => { $n * 2 }; }
    pub(crate) use hidden_double as double;
}
macro_rules! call {
    ($($part:ident ::)* ; $n:expr) => { $($part::)* double!($n) };
}
pub(crate) use call;
}
