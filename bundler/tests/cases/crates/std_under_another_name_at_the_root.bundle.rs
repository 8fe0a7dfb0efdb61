extern crate std as base;
extern crate core as kernel;

mod inner {
    pub fn swapped(mut a: u32, mut b: u32) -> (u32, u32) {
        kernel::mem::swap(&mut a, &mut b);
        (a, b)
    }
}

fn main() {
    println!("{} {}", demo::deep::deeper::largest(1, 2), demo::deep::deeper::smallest(1, 2));
    println!("{:?}", inner::swapped(1, 2));
}

mod demo {
extern crate std as base;

pub mod deep {
    pub mod deeper {
        pub fn largest(a: u32, b: u32) -> u32 {
            base::cmp::max(a, b)
        }
        pub fn smallest(a: u32, b: u32) -> u32 {
            use base::cmp::*;
            min(a, b)
        }
    }
}
}
