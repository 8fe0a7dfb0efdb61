fn main() {
    println!("{} {}", demo::are_near(3, 4), demo::are_near(3, 5));
}

mod demo {
pub use crate::demo::shape::are_near;

mod shape {
use crate::near;
pub fn are_near(left: i32, right: i32) -> bool {
    near!(left, right)
}
}
}

mod nearly {
mod near {
pub trait Near {
    fn near(&self, other: &Self) -> bool;
}
impl Near for i32 {
    fn near(&self, other: &i32) -> bool {
        (self - other).abs() < 2
    }
}
}
mod macros {
#[macro_export]
macro_rules! near {
    ($left:expr, $right:expr) => {
        $crate::nearly::Near::near(&$left, &$right)
    };
}
}
pub use crate::nearly::near::Near;
}
