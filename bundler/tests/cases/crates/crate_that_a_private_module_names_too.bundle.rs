use crate::aid_lib as aid;
use demo::prelude::*;

fn main() {
    println!("{} {}", aid::two(), three());
}

mod demo {
mod aid {
    pub fn four() -> u8 {
        4
    }
}
pub mod prelude {
    pub use crate::demo::*;
}
pub fn three() -> u8 {
    aid::four() - 1
}
}

mod aid_lib {
pub fn two() -> u8 {
    2
}
}
