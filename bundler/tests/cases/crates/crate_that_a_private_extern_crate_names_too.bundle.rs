use demo::prelude::*;

fn main() {
    println!("{} {}", aid::tell!(2u8), three());
}

mod demo {
use crate::aid;
pub mod prelude {
    pub use crate::demo::*;
}
pub fn three() -> u8 {
    aid::two() + 1
}
}

mod aid {
macro_rules! tell {
    ($n:expr) => {
        $n + 1
    };
}
pub fn two() -> u8 {
    2
}
pub(crate) use tell;
}
