fn main() {
    println!("{}", demo::went());
}

mod demo {
mod facade {
    pub use std::io::BufRead as buf;
}
mod prelude {
    pub use super::facade::buf as _;
}
pub fn went() -> usize {
    use prelude::*;
    let bytes: &[u8] = b"a\nb";
    bytes.lines().into_iter().count()
}
}
