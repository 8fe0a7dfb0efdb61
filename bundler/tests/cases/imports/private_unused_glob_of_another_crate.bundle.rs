fn main() {
    println!("{}", demo::ONE);
}

mod demo {
pub use b::*;
pub mod b {
    pub const ONE: u8 = 3;
}
}
