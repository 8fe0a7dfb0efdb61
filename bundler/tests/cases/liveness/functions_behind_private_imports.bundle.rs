fn go() -> u8 {
    9
}
struct Kind;
impl Kind {
    fn number() -> u8 {
        7
    }
}
mod globs {
use crate::demo;
    pub mod inner {
        pub fn go() -> u8 {
            8
        }
    }
    use inner::*;
    pub fn sum() -> u8 {
        use demo::function::*;
        other() + go()
    }
}
fn function() -> u8 {
    use demo::function::*;
    other() + go()
}
fn named() -> u8 {
    use demo::named::*;
    other() + go()
}
fn variant() -> u8 {
    use demo::variant::*;
    other() + go()
}
fn constructor() -> u8 {
    use demo::constructor::*;
    other() + go()
}
fn kind() -> u8 {
    use demo::kind::*;
    of_kind() + Kind::number()
}
fn module() -> u8 {
    use demo::module::*;
    of_kind() + Kind::number()
}
fn main() {
    println!("{} {} {} {}", function(), named(), variant(), constructor());
    println!("{} {} {}", kind(), module(), globs::sum());
}

mod demo {
#![allow(unused, non_upper_case_globals, non_camel_case_types)]
pub mod wide {
    pub fn go() -> u8 {
        1
    }
    pub struct Kind;
    impl Kind {
        pub fn number() -> u8 {
            1
        }
    }
    pub fn other() -> u8 {
        10 * go()
    }
    pub fn of_kind() -> u8 {
        10 * Kind::number()
    }
}
mod narrow {
    pub fn go() -> u8 {
        5
    }
    pub enum Variants {
        go,
    }
    pub struct Kind;
    pub mod modules {
        pub mod Kind {}
    }
}
pub mod function {
    pub use super::wide::*;
    use super::narrow::go;
}
pub mod named {
    pub use super::wide::*;
    use super::narrow::{go as go};
}
pub mod variant {
    pub use super::wide::*;
    use super::narrow::Variants::go;
}
pub mod constructor {
    pub use super::wide::*;
    pub struct go(u8);
}
pub mod kind {
    pub use super::wide::*;
    use super::narrow::Kind;
}
pub mod module {
    pub use super::wide::*;
    use super::narrow::modules::Kind;
}
}
