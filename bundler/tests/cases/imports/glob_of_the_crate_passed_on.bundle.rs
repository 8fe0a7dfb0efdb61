mod own {
    pub use crate::demo::all::ONE;
    pub use crate::demo::*;
}

fn main() {
    println!("{} {} {}", own::ONE, own::other::two(), demo::other::ONE);
}

mod demo {
pub mod all {
    pub use crate::demo::*;
}
pub mod other {
    pub use crate::demo::all::*;
    pub fn two() -> u32 {
        ONE + 1
    }
}
pub const ONE: u32 = 1;
}
