use demo::far::*;
use demo::prelude::*;

fn main() {
    match 2u8 {
        ONE => println!("binds"),
        _ => println!("constant, unlike {}", TWO),
    }
}

mod demo {
pub mod near {
    pub const TWO: u8 = 2;
}
pub mod far {
    pub const ONE: u8 = 1;
}
pub mod prelude {
    pub use crate::demo::near::*;
}
}
