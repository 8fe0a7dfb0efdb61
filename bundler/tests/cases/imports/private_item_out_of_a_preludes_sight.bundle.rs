use demo::prelude::*;

fn main() {
    match 2u8 {
        ONE => println!("binds"),
        _ => println!("constant, unlike {}", TWO),
    }
}

mod demo {
pub mod near {
    pub mod inner {
        pub const TWO: u8 = 2;
    }
    #[allow(unused_imports)]
    pub use self::inner::*;
}
pub mod far {
    pub const ONE: u8 = 1;
}
pub mod prelude {
    pub use crate::demo::far::*;
    pub use crate::demo::near::*;
}
}
