#![allow(non_snake_case, non_upper_case_globals)]

mod demo {
#[non_exhaustive]
pub struct Point(pub u8);
pub struct Plain(pub u8);
#[derive(Debug)]
pub enum Shape {
    #[non_exhaustive]
    Round(u8),
    Flat,
}
macro_rules! make {
    ($name:ident) => {
        #[non_exhaustive]
        pub struct $name(pub u8);
    };
}
make!(Made);
macro_rules! secret {
    ($name:ident) => {
        #[non_exhaustive]
        pub(in crate::demo) struct $name(u8);
    };
}
secret!(Secret);
macro_rules! plain { ($($all:tt)*) => { $($all)* } }
plain! { pub struct Other(pub u8); }
macro_rules! local { ($x:expr) => {{ let Local = $x; Local }}; }
pub fn all() -> (Point, Plain, Made, Other, [Shape; 2]) {
    (Point(1), Plain(2), Made(3), Other(Secret(4).0), [Shape::Round(5), Shape::Flat])
}
pub(crate) use local;
}

use demo::*;

mod apart {
use crate::demo;
    macro_rules! twice { ($x:expr) => { 2 * $x }; }
    pub const Made: u8 = 20;
    const Round: u8 = 7;
    pub fn Plain() -> u8 { 5 }
    pub fn Other() -> u8 { 6 }
    pub fn made() -> u8 {
        use std::cmp::max;
        max(Made, twice!(Made))
    }
    pub fn round(shape: &demo::Shape) -> u8 {
        use demo::Shape;
        use super::own::*;
        match shape {
            Shape::Flat => Mine(Round).0,
            _ => twice!(Round),
        }
    }
    pub fn point(of: &super::Point) -> u8 {
        use demo::Point;
        use std::cmp::min;
        fn inner(Point { 0: x, .. }: &Point) -> u8 { min(*x, 9) }
        inner(of)
    }
}
mod hiding {
    #[non_exhaustive]
    pub struct Local(pub u8);
}
mod own {
    use crate::demo::*;
    macro_rules! own { ($($all:tt)*) => { $($all)* } }
    own! { pub struct Mine(pub u8); }
    pub fn flat() -> Shape { all().4[1..].iter().next().map_or(Shape::Flat, |_| Shape::Flat) }
}

fn main() {
    let (point, plain, made, other, shapes) = all();
    println!("{} {} {} {}", point.0, plain.0, made.0, other.0);
    println!("{} {} {}", Plain(6).0, Other(7).0, own::Mine(8).0);
    println!("{:?} {}", own::flat(), local!(hiding::Local(9)).0);
    println!("{} {} {} {}", apart::made(), apart::Plain(), apart::Other(), apart::point(&point));
    println!("{:?} {}", shapes, shapes.iter().map(apart::round).sum::<u8>());
}
