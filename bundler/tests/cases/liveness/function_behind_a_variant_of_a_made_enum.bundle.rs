fn go() -> u8 {
    9
}
fn main() {
    use demo::variant::*;
    println!("{}", other() + go());
}

mod demo {
#![allow(unused, non_upper_case_globals, non_camel_case_types)]
macro_rules! pass {
    ($($t:tt)*) => {
        $($t)*
    };
}
pub mod wide {
    pub fn go() -> u8 {
        1
    }
    pub fn other() -> u8 {
        10 * go()
    }
}
pub mod variant {
    pub use super::wide::*;
    pass! {
        enum Variants {
            go,
        }
    }
    use Variants::go;
}
}
