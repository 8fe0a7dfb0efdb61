#![no_std]
extern crate std;

fn main() {
    std::println!("{}", demo::three());
}

mod demo {
pub fn three() -> u8 {
    3
}
}
