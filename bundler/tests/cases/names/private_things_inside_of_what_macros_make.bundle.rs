fn alone() -> u8 {
    use demo::alone::*;
    Thing(1).0 + three()
}
fn beside_an_import() -> u8 {
    use demo::beside_an_import::*;
    Thing(10).0 + three() + four()
}
fn main() {
    println!("{} {}", alone(), beside_an_import());
}

mod demo {
macro_rules! helper {
    ($name:ident) => {
        const _: () = ();
        pub fn $name() -> u8 {
            struct Thing(u8);
            Thing(3).0
        }
    };
}
macro_rules! pass {
    ($($t:tt)*) => {
        $($t)*
    };
}
pub mod wide {
    pub struct Thing(pub u8);
}
pub mod narrow {
    pub fn four() -> u8 {
        4
    }
}
pub mod alone {
    pub use super::wide::*;
    helper!(three);
}
pub mod beside_an_import {
    pub use super::wide::*;
    pass! {
        pub use super::narrow::*;
    }
    helper!(three);
}
}
