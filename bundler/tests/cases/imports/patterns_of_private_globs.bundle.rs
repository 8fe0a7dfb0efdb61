#![allow(non_snake_case, unused_variables, unreachable_patterns, irrefutable_let_patterns)]
use demo::c::*;

struct Point {
    x: u8,
}

fn main() {
    let n = std::env::args().count() as u8 + 4;
    for A in n..n + 1 {
        println!("for");
    }
    if let B = n {
        println!("if let");
    }
    let guarded = match n {
        C if n > 3 => "a guard",
        _ => "no guard",
    };
    println!("{guarded}");
    if let (5, D) = (n, n) {
        println!("a tuple");
    }
    if let &E = &n {
        println!("a reference");
    }
    if let (Point { x: F }) = (Point { x: n }) {
        println!("a field");
    }
    match n {
        | G => println!("behind a bar"),
    }
    match n {
        7 => {}
        H => println!("behind braces"),
    }
    let I: u8 = n;
    println!("{}", n);
}

mod demo {
pub mod c {
}
const A: u8 = 0;
const B: u8 = 0;
const C: u8 = 0;
const D: u8 = 0;
const E: u8 = 0;
const F: u8 = 0;
const G: u8 = 0;
const H: u8 = 0;
const I: u8 = 0;
}
