#![allow(unused_imports)]

fn main() {
    use demo::outer::inner::{};
    use demo::outer::{inner::{}, other::{self, five}};
    println!("{} {}", other::five(), five());
}

mod demo {
pub mod outer {
    pub mod inner {
    }
    pub mod other {
        pub fn five() -> u8 {
            5
        }
    }
}
}
