fn main() {
    println!("{} {}", demo::f(), demo::b::g());
}

mod demo {
pub use crate::without::a::f;
mod macros {
    macro_rules! vec { ($($x:expr),*) => { [$($x),*].len() }; }
    pub(in crate::demo) use vec;
}
pub mod b {
    #![no_implicit_prelude]
    use crate::demo::macros::*;
    pub fn g() -> usize {
        vec!(1, 2, 3)
    }
}
}

mod without {
pub mod functions {
    pub fn format(n: usize) -> usize {
        n + 1
    }
}
pub mod a {
    use crate::without::functions::*;
    pub fn f() -> usize {
        format!("{}", format(99)).len()
    }
}
}
