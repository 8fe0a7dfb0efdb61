fn main() {
    let one = demo::user::run();
    let two = demo::hub::sub::other();
    println!("{} {}", one, two);
}

mod demo {
pub mod real {
    pub mod inner {
        pub mod inner {
            pub fn deep() -> u8 {
                1
            }
        }
    }
}
pub mod hub {
    pub use self::inner::inner;
    pub use super::real::*;
    pub mod sub {
        pub fn other() -> u8 {
            2
        }
    }
}
pub mod user {
    pub fn run() -> u8 {
        super::hub::inner::deep()
    }
}
}
