fn main() {
    println!("{}", demo::count(b"a\nb"));
}

mod demo {
pub mod io {
    pub use std::io::*;
}
pub mod prelude {
    pub use super::io::BufRead as _;
}
pub fn count(bytes: &[u8]) -> usize {
    use prelude::*;
    bytes.lines().count()
}
}
