use crate::demo::thrice;
use crate::demo::twice;

fn main() {
    println!("{} {}", twice!(2), thrice!(2));
}

mod demo {
macro_rules! twice {
    ($value:expr) => {
        $value * 2
    };
}
macro_rules! thrice {
    ($value:expr) => {
        $value * 3
    };
}
pub(crate) use twice;
pub(crate) use thrice;
}
