mod demo {
pub fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
pub mod deep {
    pub const N: u32 = 12;
}
}

#[macro_use]
mod macros {
    macro_rules! gcd_of {
        ($($e:expr),*) => {{
            let mut g = 0;
            $(g = demo::gcd(g, $e);)*
            g
        }};
    }
    macro_rules! n {
        () => {
            crate::demo::deep::N
        };
    }
}

mod user {
use crate::demo;
    pub fn f() -> u32 {
        gcd_of!(n!(), 18)
    }
}

fn main() {
    println!("{} {}", gcd_of!(4, 6), user::f());
}
