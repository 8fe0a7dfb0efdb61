fn main() {
    mod conditional { #[cfg(windows)] use crate::grid; pub fn g() -> usize { crate::grid::area(5, 2) } }
    println!("{}", conditional::g());
}

mod grid {
pub fn area(h: usize, w: usize) -> usize { h * w }
}
