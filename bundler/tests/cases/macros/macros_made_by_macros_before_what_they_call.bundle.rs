fn main() {
    println!("{}", demo::all());
}

mod demo {
macro_rules! id {
    ($($t:tt)*) => { $($t)* };
}
id! {
    macro_rules! sum { ($($t:tt)*) => { 0 $(+ one!($t))* }; }
}
macro_rules! one {
    ($t:tt) => { 1 };
}
macro_rules! maker {
    ($d:tt $name:ident) => {
        macro_rules! $name {
            () => { 0 };
            ($d h:tt $d($d t:tt)*) => { 1 + $name!($d($d t)*) };
        }
    };
}
maker!($ count);
pub fn all() -> usize {
    sum!(a b) * 10 + count!(a b c)
}
}
