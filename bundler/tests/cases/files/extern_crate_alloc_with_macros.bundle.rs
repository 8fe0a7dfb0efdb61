extern crate alloc;
fn main() {
    println!("{:?}", demo::three());
}

mod demo {
extern crate alloc;
extern crate std;

pub fn three() -> alloc::vec::Vec<std::string::String> {
    vec![format!("{}", 3)]
}
}
