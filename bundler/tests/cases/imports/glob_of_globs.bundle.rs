use demo::*;

fn main() {
    println!("{DEPTH}");
}

mod demo {
pub mod a {
    pub use super::b::*;
}
pub mod b {
    pub use super::c::*;
}
pub mod c {
    pub use self::d::*;
    mod d {
        pub const DEPTH: i32 = 4;
    }
}
pub use a::*;
}
