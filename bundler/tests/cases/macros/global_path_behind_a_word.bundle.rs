mod demo {
macro_rules! modulus {
    ($name:ident $value:expr) => {
        pub const $name: u64 = $value;
    };
}
pub mod primes {
    pub const P: u64 = 7;
}
pub(crate) use modulus;
}

demo::modulus!(OWN crate::demo::primes::P + 4);
mod inner {
use crate::demo::{self};
    demo::modulus!(OWN crate::demo::primes::P);
}
fn main() {
    println!("{} {}", OWN, inner::OWN);
    println!("{}", demo :: primes :: P);
}
