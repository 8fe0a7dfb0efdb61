mod alloc {
    pub fn one() -> i32 {
        1
    }
}
fn main() {
    println!("{:?} {}", demo::imports::numbers(), demo::bodies::text());
    println!("{} {}", demo::bodies::deeper::more(), demo::globs::boxed());
    println!("{} {}", demo::own::five(), alloc::one());
}

mod demo {
extern crate alloc;

macro_rules! list {
    ($($value:expr),*) => {
        alloc::vec![$($value),*]
    };
}
pub mod imports {
extern crate alloc;
    use alloc::vec::Vec;
    pub fn numbers() -> Vec<u8> {
        list![1, 2]
    }
}
pub mod bodies {
extern crate alloc;
    pub fn text() -> usize {
        use alloc::string::{String, ToString};
        let text: String = 12.to_string();
        text.len()
    }
    pub mod deeper {
extern crate alloc;
        pub fn more() -> usize {
            list![1, 2, 3].len()
        }
    }
}
pub mod globs {
    use super::*;
    pub fn boxed() -> alloc::boxed::Box<u8> {
        alloc::boxed::Box::new(4)
    }
}
pub mod own {
    pub mod alloc {
extern crate alloc;
        pub fn five() -> u8 {
            5
        }
    }
    pub fn five() -> u8 {
        alloc::five()
    }
}
}
