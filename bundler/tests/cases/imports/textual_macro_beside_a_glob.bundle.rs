fn main() {
    println!("{}", demo::f());
}

mod demo {
mod deep {
    pub fn other() -> i32 {
        2
    }
}
macro_rules! number {
    () => {
        1
    };
}
use deep::*;
use number as other;

pub fn f() -> i32 {
    other() + other!()
}
}
