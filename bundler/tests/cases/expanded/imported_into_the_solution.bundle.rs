use demo::{one};

mod a {
pub const A: i32 = 1;
}
mod b {
pub const B: i32 = 2;
}


fn main() {
    println!("{}", a::A + b::B + one());
}

mod demo {
pub fn one() -> i32 {
    1
}
}
