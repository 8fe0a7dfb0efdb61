fn main() {
    println!("{} {}", demo::codes::all::low(), demo::codes::all::high());
}

mod demo {
pub trait Code {
    const VALUE: isize;
}
pub struct Pair<A, B>(pub A, pub B);
pub mod shapes {
    pub struct Wide(pub u8);
}
pub mod codes {
    use crate::demo::shapes::*;
    use crate::demo::{Code, Pair};
    impl Code for Pair<u8, Wide> {
        const VALUE: isize = 7;
    }
    pub enum Level {
        Low = <Pair<u8, Wide> as Code>::VALUE,
        High = 9,
    }
    pub mod all {
        use super::Level::*;
        use crate::demo::shapes::*;
        pub fn low() -> isize {
            Low as isize + isize::from(Wide(1).0)
        }
        pub fn high() -> isize {
            High as isize
        }
    }
}
}
