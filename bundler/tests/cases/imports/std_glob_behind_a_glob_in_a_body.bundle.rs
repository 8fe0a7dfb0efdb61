fn main() {
    demo::f();
}

mod demo {
mod prelude {
    pub use std::io::*;
}
pub fn f() {
    use crate::demo::prelude::*;
    let mut bytes = Vec::new();
    bytes.write_all(b"three").unwrap();
    println!("{}", bytes.len());
}
}
