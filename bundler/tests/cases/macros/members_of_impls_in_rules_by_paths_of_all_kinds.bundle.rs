use demo::deep::{deeper, Fifth, Here};
use demo::{Fourth, Kept, Root, Third, Told};
fn main() {
    let near = deeper::Near(7);
    println!("{} {}", near.told(), deeper::told(&near));
    println!("{} {}", Here.fifth(), Here.fourth());
    println!("{} {}", Root.kept().is_null(), Root.third());
}

mod demo {
pub trait Told { fn told(&self) -> u8; }
pub trait Kept { fn kept(&self) -> *const u8; }
pub trait Third { fn third(&self) -> u8; }
pub trait Fourth { fn fourth(&self) -> u8; }
pub mod deep {
    pub mod deeper {
        pub trait Told { fn told(&self) -> u8; fn other(&self) -> u8; }
        macro_rules! up {
            ($t:ty) => {
                impl super::super::Told for $t {
                    fn told(&self) -> u8 { self.0 }
                }
                impl self::Told for $t {
                    fn told(&self) -> u8 { self.0 + 1 }
                    fn other(&self) -> u8 { self.0 + 2 }
                }
            };
        }
        pub struct Near(pub u8);
        up!(Near);
        pub fn told(near: &Near) -> u8 { Told::told(near) + Told::other(near) }
    }
    pub trait Fifth { fn fifth(&self) -> u8; }
    macro_rules! beside {
        ($t:ty) => {
            impl self::Fifth for $t {
                fn fifth(&self) -> u8 { 5 }
            }
            impl super::Fourth for $t {
                fn fourth(&self) -> u8 { 4 }
            }
        };
    }
    pub struct Here;
    beside!(Here);
}
macro_rules! by_root {
    ($t:ty) => {
        impl crate::demo::Kept for $t {
            fn kept(&self) -> *const u8 { std::ptr::null() }
        }
        impl $crate::demo::Third for $t {
            fn third(&self) -> u8 { 3 }
        }
    };
}
pub struct Root;
by_root!(Root);
}
