extern crate alloc;
fn main() {
    println!("{} {:?}", one::one(), two::two());
}

mod one {
extern crate alloc;

pub fn one() -> alloc::string::String {
    alloc::string::String::from("1")
}
}

mod two {
extern crate alloc;

pub fn two() -> alloc::vec::Vec<u8> {
    alloc::vec![2]
}
}
