#![allow(non_upper_case_globals, non_snake_case)]
use demo::Shape::{self, *};
use demo::*;
const Flat: u8 = 4;
fn area(shape: &Shape) -> u8 {
    match shape {
        Shape::Round { 0: x, .. } => *x,
        Shape::Flat(x) => x + Flat,
    }
}
mod apart {
use crate::demo;
    pub fn Made() -> u8 { 7 }
    pub fn bound(shape: demo::Shape) -> u8 {
        let round = match shape { demo::Shape::Flat(x) => x, _ => 9 };
        round + Made()
    }
}
fn main() {
    println!("{} {} {}", area(&round(3)), area(&Shape::Flat(5)), Made(2).0);
    println!("{} {}", apart::bound(round(3)), apart::bound(Shape::Flat(1)));
}

mod demo {
pub enum Shape {
    #[non_exhaustive]
    Round(u8),
    Flat(u8),
}
pub fn round(x: u8) -> Shape { Shape::Round(x) }
macro_rules! make { ($name:ident) => { pub struct $name(pub u8); }; }
make!(Made);
}
