fn main() {
    mod inner {
        pub fn four() -> usize { crate::walk::square!(2) }
    }
    println!("{} {}", inner::four(), walk::square!(3));
}

mod walk {
macro_rules! square { ($n:expr) => { $crate::grid::area($n, $n) } }
pub(crate) use square;
}

mod grid {
pub fn area(h: usize, w: usize) -> usize { h * w }
}
