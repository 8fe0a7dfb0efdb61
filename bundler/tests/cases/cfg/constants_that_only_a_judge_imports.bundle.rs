#[cfg(not(debug_assertions))]
use demo::numbers::*;

#[allow(unreachable_patterns)]
fn name(number: u8) -> &'static str {
    match Some(number) {
        Some(TWO) => "two",
        Some(THREE) => "three",
        _ => "another",
    }
}

fn main() {
    println!("{} {} {}", name(1), name(2), name(3));
}

mod demo {
pub mod numbers {
    pub use self::more::*;

    pub const TWO: u8 = 2;

    mod more {
        pub const THREE: u8 = 3;
    }
}
}
