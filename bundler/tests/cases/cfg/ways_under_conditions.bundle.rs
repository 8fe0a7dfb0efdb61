fn main() {
    println!("{} {}", demo::traits::run(), demo::constants::run());
}

mod demo {
pub struct X;
pub mod t {
    pub trait Ref {
        fn m(&self) -> i32 {
            1
        }
    }
    impl Ref for super::X {}
}
pub mod mid {
    pub use crate::demo::t::*;
}
pub mod mut_m {
    pub trait Mut {
        fn m(&mut self) -> i32 {
            2
        }
    }
    impl Mut for super::X {}
}
pub mod traits {
    use crate::demo::mut_m::Mut;
    #[cfg(debug_assertions)]
    use crate::demo::mid::*;
    #[cfg(not(debug_assertions))]
    use crate::demo::t::*;

    pub fn run() -> i32 {
        let mut x = crate::demo::X;
        Mut::m(&mut x) * 10 + x.m()
    }
}

pub mod named {
    pub const LIMIT: i32 = 6;
}
pub mod near {
    #[cfg(debug_assertions)]
    pub use crate::demo::named::*;
}
pub mod constants {
    #[cfg(debug_assertions)]
    use crate::demo::near::*;
    #[cfg(not(debug_assertions))]
    use crate::demo::named::*;

    pub fn run() -> i32 {
        match 24 {
            LIMIT => 71,
            _ => 72,
        }
    }
}
}
