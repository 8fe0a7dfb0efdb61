extern crate alloc;
fn main() {
    println!("{} {:?}", demo::three(), u8::try_from(300));
}

mod demo {
extern crate alloc;

use alloc::string::String;

pub fn three() -> String {
    ::alloc::format!("{}", 3)
}
}
