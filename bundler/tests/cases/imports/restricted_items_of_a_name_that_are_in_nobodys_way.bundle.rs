use demo::far::*;
use demo::{hub, own};

fn main() {
    println!("{} {}", own::pick(), own::more());
    println!("{} {}", hub::take(), hub::least());
    println!("{} {}", bring(), take());
}

mod demo {
#![allow(dead_code, unused_imports)]
pub mod own {
    pub mod inner {
        pub fn more() -> u8 {
            2
        }
    }
    pub use self::inner::*;
    #[cfg(debug_assertions)]
    pub fn pick() -> u8 {
        3
    }
    #[cfg(not(debug_assertions))]
    pub fn pick() -> u8 {
        1 + 2
    }
}
pub mod two {
    pub fn take() -> u8 {
        5
    }
}
pub mod outer {
    pub mod inner {
        pub fn one() -> u8 {
            1
        }
    }
    pub use self::inner::*;
}
pub mod hub {
    use super::outer::*;
    pub use super::two::*;
    pub fn least() -> u8 {
        one()
    }
}
pub mod far {
    pub mod inner {
        pub use crate::demo::two::*;
    }
    pub mod near {
        pub fn bring() -> u8 {
            6
        }
    }
    pub use self::near::*;
    pub use crate::demo::between::*;
}
pub mod between {
    pub use crate::demo::far::inner::*;
}
}
