#[allow(unused_imports)]
use demo::{Extra, Plain};

fn main() {
    println!("{} {}", Plain.first(), Plain.second());
}

mod demo {
macro_rules! helped {
    ($n:expr) => {
        pub fn second(&self) -> i32 {
            Self::help($n)
        }
    };
}
macro_rules! named {
    ($name:ident, $n:expr) => {
        pub fn $name(&self) -> i32 {
            $n
        }
    };
}
pub struct Plain;
pub trait Extra {
    fn first(&self) -> i32;
    fn second(&self) -> i32;
}
impl Extra for Plain {
    fn first(&self) -> i32 {
        7
    }
    fn second(&self) -> i32 {
        8
    }
}
impl Plain {
    #[cfg(not(windows))]
    named!(first, 3);
    #[cfg(windows)]
    helped!(3);
    #[allow(dead_code)]
    fn help(n: i32) -> i32 {
        n
    }
}
}
