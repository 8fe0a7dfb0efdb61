fn main() {
    #[cfg(debug_assertions)]
    use demo::own::Neg;
    use demo::own::{Half, Mul, Sub};
    use demo::traits::Add;
    println!("{}", std::mem::size_of_val(&1.half().0));
    println!("{}", std::mem::size_of_val(&true.less().0));
    println!("{}", std::mem::size_of_val(&'1'.more().0));
    println!("{}", std::mem::size_of_val(&1.5.plus().0));
    #[cfg(debug_assertions)]
    println!("{}", std::mem::size_of_val(&().minus().0));
}

mod demo {
#![allow(unused_imports)]
#[cfg(debug_assertions)]
macro_rules! bring {
    ($module:ident) => {
        pub use crate::demo::$module::*;
    };
    ($module:ident $name:ident) => {
        use crate::demo::$module::$name;
    };
}
#[cfg(not(debug_assertions))]
macro_rules! bring {
    ($module:ident) => {
        pub use crate::demo::$module::*;
    };
    ($module:ident $name:ident) => {
        use crate::demo::$module::{$name};
    };
}
macro_rules! made {
    ($trait:ident, $function:ident) => {
        pub trait $trait<T: Default> {
            fn $function(&self) -> T {
                T::default()
            }
        }
    };
}
pub mod own {
    pub trait Half<T: Default> {
        fn half(&self) -> T {
            T::default()
        }
    }
    pub trait Sub<T: Default> {
        fn less(&self) -> T {
            T::default()
        }
    }
    pub trait Mul<T: Default> {
        fn more(&self) -> T {
            T::default()
        }
    }
    pub trait Neg<T: Default> {
        fn minus(&self) -> T {
            T::default()
        }
    }
}
mod brought {
    bring!(own);
}
pub mod not_of_std {
    use super::brought::*;
    #[derive(Default)]
    pub struct Part(pub u8);
    impl Half<Part> for i32 {}
}
pub mod no_glob_of_std {
    use super::brought::*;
    #[derive(Default)]
    pub struct Part(pub u16);
    impl Sub<Part> for bool {}
}
pub mod by_call {
    bring!(own Mul);
    #[derive(Default)]
    pub struct Part(pub u32);
    impl Mul<Part> for char {}
}
pub mod traits {
    made!(Add, plus);
}
pub mod made_nearer {
    use super::traits::Add;
    #[derive(Default)]
    pub struct Part(pub u64);
    impl Add<Part> for f64 {}
}
pub mod nearer {
    #[cfg(debug_assertions)]
    use super::own::Neg;
    #[cfg(not(debug_assertions))]
    use std::ops::Neg;
    #[derive(Default)]
    pub struct Part(pub u128);
    #[cfg(debug_assertions)]
    impl Neg<Part> for () {}
}
}
