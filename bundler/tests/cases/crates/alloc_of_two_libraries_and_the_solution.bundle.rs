extern crate alloc;
fn main() {
    println!("{:?} {} {}", one::m::f(), two::m::f(), alloc::string::String::new().len());
}

mod one {
extern crate alloc;
pub mod m {
    use alloc::vec::Vec;
    pub fn f() -> Vec<u8> {
        alloc::vec![1]
    }
}
}

mod two {
extern crate alloc;
pub mod m {
    pub fn f() -> alloc::string::String {
        alloc::string::String::from("two")
    }
}
}
