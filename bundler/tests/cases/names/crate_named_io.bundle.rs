use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    println!("{} {}", text.len(), crate::io_lib::read());
}

mod io_lib {
pub fn read() -> i32 {
    5
}
}
