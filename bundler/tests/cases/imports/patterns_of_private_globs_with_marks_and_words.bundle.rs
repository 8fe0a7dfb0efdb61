#![allow(non_snake_case, unused_variables, unused_mut, unused_assignments)]
use demo::c::*;

fn main() {
    let n = std::env::args().count() as u8 + 4;
    let one = |A| println!("a closure");
    one(n);
    let two = |B, other: u8| println!("{other} behind");
    two(n, n);
    match n {
        C @ 3..=9 => println!("a binding of a range"),
        _ => println!("out of range"),
    }
    match n {
        whole @ D => println!("{whole} behind a binding"),
    }
    let mut E = n;
    E += 1;
    println!("{E}");
    let ref F = n;
    println!("{F}");
    let mut number = n;
    let &mut G = &mut number;
    println!("a mutable reference");
    for mut H in n..n + 1 {
        H += 1;
        println!("{H}");
    }
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
}
