use demo::third as fourth;

fn main() {
    println!("{}", fourth());
}

mod demo {
mod deep {
    pub fn original() -> i32 {
        9
    }
}
pub mod one {
    pub use crate::demo::deep::{original as first};
}
pub mod two {
    pub use super::one::first as second;
}
pub use two::second as third;
}
