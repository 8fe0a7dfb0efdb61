fn main() {
    println!("{}", demo::Shapes::area(demo::Shapes::square(4)));
}

mod demo {
#![allow(non_snake_case)]

pub mod Shapes {
#![allow(non_camel_case_types)]
#![allow(unused_variables)]

pub struct square(pub u32);

pub fn area(s: square) -> u32 {
    let unused = 1;
    s.0 * s.0
}
}
}
