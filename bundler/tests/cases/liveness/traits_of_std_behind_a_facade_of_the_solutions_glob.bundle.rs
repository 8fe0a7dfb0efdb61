use demo::prelude::*;
trait Mine {
    fn lines(&self) -> Vec<u8>;
}
impl Mine for &[u8] {
    fn lines(&self) -> Vec<u8> {
        vec![1, 2, 3, 4]
    }
}
fn main() {
    let bytes: &[u8] = b"a\nb";
    println!("{}", bytes.lines().into_iter().count());
}

mod demo {
pub mod io {
    pub use std::io::*;
}
pub mod prelude {
    pub use super::io::{BufRead};
}
}
