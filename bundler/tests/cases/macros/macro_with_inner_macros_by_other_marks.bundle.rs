fn main() {
    println!("{} {}", demo::total!(x -> (list![1, 2])), demo::total!(x => [list![3]]));
}

mod demo {
macro_rules! total {
    ($name:ident -> (list![$($n:expr),*])) => {{ let $name = $crate::demo::sum!($($n),*); $name }};
    ($name:ident => [list![$n:expr]]) => { $crate::demo::sum!($n, 1) };
}
macro_rules! sum {
    ($($n:expr),*) => { 0 $(+ $n)* };
}
pub(crate) use total;
pub(crate) use sum;
}
