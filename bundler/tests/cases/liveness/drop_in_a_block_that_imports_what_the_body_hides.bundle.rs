use demo::types::{Fifth, First, Fourth, Second, Third};
fn main() {
    println!("{}", First(1).0 + Second(2).0 + Third(3).0 + Fourth(4).0 + Fifth(5).0);
}

mod demo {
#![allow(non_local_definitions)]
pub mod types {
    pub struct First(pub u32);
    pub struct Second(pub u32);
    pub struct Third(pub u32);
    pub struct Fourth(pub u32);
    pub struct Fifth(pub u32);
}
pub fn by_name() -> u32 {
    struct First(u32);
    {
        use crate::demo::types::First;
        impl Drop for First {
            fn drop(&mut self) {
                println!("first {}", self.0);
            }
        }
    }
    First(3).0
}
pub fn by_group() -> u32 {
    struct Second(u32);
    {
        use crate::demo::{types::{self, Second}, by_name};
        impl Drop for Second {
            fn drop(&mut self) {
                println!("second {} {}", self.0, by_name());
                let _ = types::First(9);
            }
        }
    }
    Second(3).0
}
pub fn by_glob() -> u32 {
    struct Third(u32);
    {
        use crate::demo::types::*;
        impl Drop for Third {
            fn drop(&mut self) {
                println!("third {}", self.0);
            }
        }
    }
    Third(3).0
}
const _: () = {
    struct Fourth(u32);
    mod inner {
        use super::types as all;
        impl Drop for all::Fourth {
            fn drop(&mut self) {
                println!("fourth {}", self.0);
            }
        }
    }
};
}
