use demo::{Magma, Sum};

fn main() {
    println!("{}", (1..3).fold(Sum::op(1, 2), Sum::op));
}

mod demo {
pub trait Magma {
    fn op(a: u32, b: u32) -> u32;
}
macro_rules! monoid {
    ($name:ident) => {
        pub struct $name;
        impl Magma for $name {
            fn op(a: u32, b: u32) -> u32 {
                a + b
            }
        }
    };
}
monoid!(Sum);
}
