extern crate core as alloc;
fn main() {
    println!("{} {} {}", la::by_import::name(), la::without::two(), alloc::cmp::max(3, 4));
}

mod la {
extern crate alloc;
pub mod by_import {
extern crate alloc;
    use alloc::string::String;
    pub fn name() -> String {
        String::from("la")
    }
}
pub mod without {
    use std::cmp::max;
    pub fn two() -> u8 {
        max(1, 2)
    }
}
}
