mod input {
pub fn seven() -> i32 {
    7
}
}

macro_rules! input {
    ($e:expr) => {
        $e + 1
    };
}
use input::*;

fn main() {
    println!("{}", input!(seven()));
}
