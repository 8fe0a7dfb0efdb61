use demo::*;

fn main() {
    println!("{} {}", beside::of(5), behind::of(5));
    println!("{} {} {}", in_a_body(5), of_a_module(5), of_the_prelude(Some(5)));
    println!("{} {}", limit, constant());
}

mod demo {
#![allow(non_upper_case_globals, non_snake_case)]
macro_rules! functions {
    ($($name:ident)*) => {
        $(pub fn $name() {})*
    };
}
macro_rules! module {
    ($name:ident) => {
        mod $name {
            pub fn limit() {}
            pub fn None() {}
        }
    };
}
mod made {
    functions!(limit);
}
module!(made_module);
mod constants {
    pub const limit: u8 = 3;
    pub const bound: u8 = 4;
}
mod all {
    pub use crate::demo::constants::*;
    pub use crate::demo::made::limit;
}
pub mod beside {
    use crate::demo::constants::*;
    use crate::demo::made::limit;
    pub fn of(number: u8) -> u8 {
        match number {
            limit if limit != bound => limit,
            _ => 9,
        }
    }
}
pub mod behind {
    use crate::demo::all::*;
    pub fn of(number: u8) -> u8 {
        match number {
            limit if limit != bound => limit,
            _ => 9,
        }
    }
}
pub const limit: u8 = 3;
pub fn in_a_body(number: u8) -> u8 {
    use made::*;
    match number {
        limit if limit != 4 => limit,
        _ => 9,
    }
}
pub fn of_a_module(number: u8) -> u8 {
    use made_module::*;
    match number {
        limit if limit != 4 => limit,
        _ => 9,
    }
}
#[allow(bindings_with_variant_name)]
pub fn of_the_prelude(number: Option<u8>) -> u8 {
    use made_module::*;
    match number {
        None => 1,
        #[allow(unreachable_patterns)]
        _ => 2,
    }
}
pub fn constant() -> u8 {
    constants::limit
}
}
