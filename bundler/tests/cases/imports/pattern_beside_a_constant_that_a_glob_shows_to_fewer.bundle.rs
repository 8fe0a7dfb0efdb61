use demo::hub::*;

fn main() {
    match 2u8 {
        TWO => println!("two {}", sum()),
        _ => println!("another"),
    }
}

mod demo {
pub mod hub {
    pub use crate::demo::p::*;
    #[allow(unused_imports)]
    use inner::*;
    mod inner {
        pub use relay::*;
        mod relay {
            pub const THREE: u8 = 3;
        }
        pub fn three() -> u8 {
            THREE
        }
    }
    pub fn sum() -> u8 {
        three()
    }
}
mod p {
    pub const TWO: u8 = 2;
}
}
