fn main() {
    println!("{}", true + demo::Used(demo::two()));
}

mod demo {
pub use crate::other::Used;
pub fn two() -> u8 {
    2
}
}

mod other {
pub struct Used(pub u8);
impl std::ops::Add<Used> for bool {
    type Output = u8;
    fn add(self, used: Used) -> u8 {
        used.0
    }
}
}
