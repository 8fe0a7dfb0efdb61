extern crate alloc;
fn main() {
    println!("{}", demo::three());
}

mod demo {
extern crate alloc;

use alloc::string::String;

pub fn three() -> String {
    ::alloc::format!("{}", 3)
}
}
