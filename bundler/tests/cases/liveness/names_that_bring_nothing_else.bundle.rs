#[allow(unused_imports)]
use demo::five;

struct Square;

impl Square {
    fn side(&self) -> u32 {
        7
    }
}

fn main() {
    let (second, third) = (demo::imports_a_module(), demo::imports_all());
    println!("{} {} {}", second, third, demo::imports_among_tokens());
    println!("{} {}", demo::imports_what_has_a_trait(), Square.side());
    println!("{} {}", demo::imports_nothing_used::seen(), demo::made::seen());
}

mod demo {
macro_rules! pass {
    ($($t:tt)*) => {
        { $($t)* }
    };
}
macro_rules! make {
    ($name:ident) => {
        pub fn $name() -> u32 {
            9
        }
    };
}
pub mod one {
    pub fn used(n: u32) -> u32 {
        n
    }
}
pub fn imports_a_module() -> u32 {
    use crate::demo::one;
    let first = 1;
    one::used(first)
}
pub mod two {
    pub fn seen() -> u32 {
        2
    }
}
pub fn imports_all() -> u32 {
    use crate::demo::two::*;
    seen()
}
pub mod three {
    pub fn seen() -> u32 {
        3
    }
}
pub fn imports_among_tokens() -> u32 {
    pass! { use crate::demo::three; three::seen() }
}
pub mod four {
}
pub fn imports_what_has_a_trait() -> u32 {
    4
}
pub mod five {
}
pub mod imports_nothing_used {
    pub fn seen() -> u32 {
        5
    }
}
pub mod made {
    make!(six);
    pub fn seen() -> u32 {
        six()
    }
}
}
