
fn main() {
    println!("{} {}", demo::aid::four(), demo::two());
}

mod demo {
pub mod aid {
    use crate::aid;
    use self::aid::Twice;

    pub struct One;
    impl Twice for One {
        fn twice(&self) -> u8 {
            2
        }
    }
    pub fn four() -> u8 {
        One.twice() + self::aid::two()
    }
}
pub fn two() -> u8 {
    use crate::aid;
    aid::two()
}
}

mod aid {
pub trait Twice {
    fn twice(&self) -> u8;
}
pub fn two() -> u8 {
    2
}
}
