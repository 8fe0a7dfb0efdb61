fn main() {
    println!("{} {}", seven::f(), steps::next!(3));
}

mod seven {
pub fn f() -> u8 {
    7
}
}

mod steps {
pub fn one() -> u8 {
    1
}
macro_rules! next {
    ($a:expr) => {{
        use $crate::steps::one;
        one() + $a
    }};
}
pub(crate) use next;
}
