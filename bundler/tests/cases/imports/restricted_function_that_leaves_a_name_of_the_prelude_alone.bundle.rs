use demo::hub::*;

fn main() {
    drop(7u8);
    println!("{} {}", first(), second());
}

mod demo {
pub mod hub {
    pub mod one {
        #[allow(dead_code)]
        pub(super) fn drop(number: u8) {
            println!("one {number}");
        }
        pub fn first() -> u8 {
            1
        }
    }
    pub mod two {
        pub fn second() -> u8 {
            2
        }
    }
    pub use self::one::*;
    pub use self::two::*;
}
}
