fn main() {
    println!("{}", demo::twice!(3));
}

mod demo {
macro_rules! twice {
    ($n:expr) => {{
        use $crate::demo as root;
        root::helper($n)
    }};
}
pub fn helper(n: u32) -> u32 {
    n * 2
}
pub(crate) use twice;
}
