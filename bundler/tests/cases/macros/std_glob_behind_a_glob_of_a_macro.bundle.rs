fn main() {
    demo::f();
}

mod demo {
macro_rules! import {
    ($m:ident) => {
        use crate::demo::$m::*;
    };
}
pub mod prelude {
    pub use std::io::*;
}
pub fn f() {
    import!(prelude);
    let mut bytes = Vec::new();
    bytes.write_all(b"three").unwrap();
    println!("{}", bytes.len());
}
}
