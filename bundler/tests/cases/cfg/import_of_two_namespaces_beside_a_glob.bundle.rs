fn main() {
    for n in 1..4 {
        println!("{} {} {}", demo::by_import::is_it(n), demo::by_chain::is_it(n), demo::by_module::is_it(n));
    }
}

mod demo {
#![allow(non_snake_case)]
mod one {
    #[cfg(not(debug_assertions))]
    pub const LIMIT: i32 = 1;
    pub mod LIMIT {}
}
#[cfg(not(debug_assertions))]
mod three {
    pub const LIMIT: i32 = 1;
}
#[cfg(debug_assertions)]
mod three {
    pub mod LIMIT {}
}
mod two { pub const LIMIT: i32 = 2; }
mod chain {
    pub use super::one::LIMIT;
    pub use super::two::*;
}

pub mod by_import {
    use super::one::LIMIT;
    use super::two::*;
    pub fn is_it(n: i32) -> bool {
        matches!(n, LIMIT)
    }
}
pub mod by_chain {
    use super::chain::*;
    pub fn is_it(n: i32) -> bool {
        matches!(n, LIMIT)
    }
}
pub mod by_module {
    use super::three::LIMIT;
    use super::two::*;
    pub fn is_it(n: i32) -> bool {
        matches!(n, LIMIT)
    }
}
}
