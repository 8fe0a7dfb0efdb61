fn main() {
    println!("{} {}", demo::first::show(1), demo::second::all());
}

mod demo {
pub mod first {
use std::collections::BTreeMap;
use std::fmt::Debug;

fn helper() -> u8 {
    1
}
pub fn show(value: impl Debug) -> String {
    let map: BTreeMap<u8, u8> = BTreeMap::new();
    format!("{value:?} {} {}", map.len(), helper())
}
}
pub mod second {
macro_rules! make {
    ($name:ident) => {
        pub fn $name() -> u8 {
            5
        }
    };
}
use crate::demo::Tell as _;

make!(five);
fn helper() -> u8 {
    2
}
mod restricted {
    pub(super) fn four() -> u8 {
        4
    }
    pub(self) mod deeper {
        pub(in crate::demo::second) fn three() -> u8 {
            3
        }
    }
    pub(in crate::demo::second) use self::deeper::*;
}
mod inner {
    use super::*;
    use super::restricted::*;

    pub fn sum() -> u8 {
        helper() + three() + four()
    }
}
pub fn all() -> String {
    format!("{} {}", inner::sum().tell(), five())
}
}
pub trait Tell {
    fn tell(&self) -> String;
}
impl Tell for u8 {
    fn tell(&self) -> String {
        format!("tells {self}")
    }
}
}
