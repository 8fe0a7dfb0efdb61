use std::ops::Add;

fn main() {
    let _ = demo::Shared;
    println!("{}", [1, 2].add(Default::default()));
    println!("{}", (1u8, (2u8, 3u8), 4u8).add(Default::default()));
}

mod demo {
use std::ops::Add;

#[derive(Default)]
pub struct Pair;
#[derive(Default)]
pub struct Triple;
#[derive(Default)]
pub struct Inner;
#[derive(Default)]
pub struct Outer;
#[derive(Default)]
pub struct Shared;
impl Add<Pair> for [i32; 2] {
    type Output = &'static str;
    fn add(self, _: Pair) -> &'static str {
        "pair"
    }
}
impl Add<Triple> for [i32; 3] {
    type Output = &'static str;
    fn add(self, _: Triple) -> &'static str {
        "triple"
    }
}
impl Add<Shared> for &[i32; 2] {
    type Output = &'static str;
    fn add(self, _: Shared) -> &'static str {
        "shared pair"
    }
}
impl Add<Inner> for (u8, (u8, u8), u8) {
    type Output = &'static str;
    fn add(self, _: Inner) -> &'static str {
        "inner"
    }
}
impl Add<Outer> for (u8, (u8, u8, u8)) {
    type Output = &'static str;
    fn add(self, _: Outer) -> &'static str {
        "outer"
    }
}
impl Add<Shared> for &(u8, (u8, u8), u8) {
    type Output = &'static str;
    fn add(self, _: Shared) -> &'static str {
        "shared inner"
    }
}
}
