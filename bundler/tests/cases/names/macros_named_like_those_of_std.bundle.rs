fn main() {
    println!("{} {}", demo::a::f(), demo::b::f());
}

mod demo {
#[macro_use]
mod before {
    macro_rules! vec { ($($x:expr),*) => { [$($x),*].len() }; }
}
mod macros {
    macro_rules! shown { ($x:expr) => { $x }; }
    pub(in crate::demo) use shown as format;
}
macro_rules! print { ($x:expr) => { $x + 1usize }; }
pub mod a {
    use crate::demo::macros::format;
    pub fn f() -> usize {
        vec!(1, 2, 3) + format!(4)
    }
}
pub mod b {
    pub fn f() -> usize {
        use crate::demo::macros::format;
        print!(format!(4))
    }
}
}
