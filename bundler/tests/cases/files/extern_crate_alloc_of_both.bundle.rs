extern crate alloc;

fn main() {
    let all: alloc::vec::Vec<alloc::string::String> = demo::names();
    println!("{all:?}");
}

mod demo {
extern crate alloc;

pub fn names() -> alloc::vec::Vec<alloc::string::String> {
    alloc::vec![alloc::string::String::from("a")]
}
}
