use crate::aid_lib as aid;
use crate::aid_lib::*;
use demo::prelude::*;

fn main() {
    println!("{} {} {}", aid::two(), three(), five());
}

mod demo {
pub mod prelude {
    pub use crate::demo::*;
}
pub fn three() -> u8 {
    3
}
}

mod aid_lib {
pub fn two() -> u8 {
    2
}
pub fn five() -> u8 {
    5
}
}
