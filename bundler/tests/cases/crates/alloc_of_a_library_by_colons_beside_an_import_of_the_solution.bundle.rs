use std::alloc;
fn main() {
    println!("{} {}", la::m::f() + la::m::deep::g(), alloc::Layout::new::<u8>().size());
}

mod la {
extern crate alloc;
pub mod m {
    use crate::la::alloc::{collections, vec::Vec as List};
    pub fn f() -> usize {
        use crate::la::alloc::string::*;
        let _: collections::VecDeque<u8> = crate::la::alloc::collections::VecDeque::new();
        crate::la::alloc::vec::Vec::<u8>::new().len() + List::<u8>::new().len() + String::from("a").len()
    }
    pub mod deep {
        use super::super::alloc;
        pub fn g() -> usize {
            alloc::vec::Vec::<u8>::new().len()
        }
    }
}
}
