extern crate alloc;
fn main() {
    println!("{}", demo::three());
}

mod demo {
extern crate alloc;

pub fn three() -> alloc::string::String {
    alloc::string::String::from("3")
}
}
