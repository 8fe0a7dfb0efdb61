mod demo {
pub fn f(n: i32) -> i32 {
    n + 1
}
pub mod m {
    pub const N: i32 = 3;
}
}

macro_rules! twice {
    ($e:expr) => {
        demo::f(demo::f($e))
    };
}

macro_rules! vec {
    ($($t:tt)*) => {
        "own vec"
    };
}

mod child {
use crate::demo;
    pub fn g() -> i32 {
        twice!(demo::m::N) + crate::demo_n!()
    }
}

macro_rules! demo_n_inner {
    () => {
        demo::m::N
    };
}
pub(crate) use demo_n_inner as demo_n;

fn main() {
    println!("{} {}", child::g(), vec![1]);
}
