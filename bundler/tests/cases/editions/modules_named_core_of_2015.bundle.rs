
mod core {
    pub fn five() -> i32 {
        5
    }
}
use core::five;

fn main() {
    println!("{} {}", demo::inner::sum(), five() + ::core::five());
}

mod demo {
pub mod inner {
    pub mod core {
        pub fn four() -> i32 {
            4
        }
    }
    pub fn sum() -> i32 {
        self::core::four()
    }
}
}
