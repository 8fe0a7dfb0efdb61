use demo::Measured;

struct Own;
impl Measured for Own {
    fn area(&self) -> i32 {
        5
    }
}

fn main() {
    println!("{} {} {}", demo::area::total(&[&demo::Square(2), &Own]), demo::r#async(3), Own.scaled(3));
}

mod demo {
extern crate core;
mod shapes {
pub trait Area {
    fn area(&self) -> i32;
    fn scaled(&self, by: i32) -> i32 {
        by * self.area()
    }
}
pub struct Square(pub i32);

impl crate::demo::shapes::Area for Square {
    fn area(&self) -> i32 {
        self.0 * self.0
    }
}
}
pub mod area {
use std::collections::{BTreeMap, BTreeSet};
use crate::demo::shapes::Area;
use {crate::demo::inner, crate::demo::inner::deep::{self, two}};

pub fn total<'a>(all: &[&'a (dyn Area + 'a)]) -> i32 {
    use core::cmp::max;
    let known: BTreeSet<i32> = all.iter().map(|shape| shape.scaled(two())).collect();
    let map: BTreeMap<i32, i32> = known.iter().map(|n| (*n, n + deep::two() + inner::one())).collect();
    max(0, map.values().sum())
}
}
pub mod inner {
pub fn one() -> i32 {
    1
}
pub mod deep {
    pub(in crate::demo::inner) struct Hidden(pub i32);
    pub fn two() -> i32 {
        let hidden: crate::demo::inner::deep::Hidden = self::Hidden(1);
        hidden.0 + super::one()
    }
}
}
pub use crate::demo::shapes::{Square, Area as Measured};
use crate::demo::inner::*;

pub fn r#async(r#dyn: i32) -> i32 {
    let r#try = r#dyn + crate::demo::inner::deep::two();
    println!("{} {}", r#try, ::std::cmp::max(r#try, one()));
    r#try
}
}
