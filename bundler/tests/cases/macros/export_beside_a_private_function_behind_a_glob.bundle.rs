fn main() {
    println!("{} {}", demo::inner::both(), demo::level!());
}

mod demo {
pub(crate) use inner::level;
mod deep {
    pub fn three() -> i32 {
        3
    }
}
pub mod other {
    pub use crate::demo::deep::*;
    fn level() -> i32 {
        1
    }
    pub fn above() -> i32 {
        level() + 1
    }
}
pub mod inner {
    pub use crate::demo::other::*;
    macro_rules! level {
        () => {
            5
        };
    }
    pub fn both() -> i32 {
        above() + three() + crate::demo::level!()
    }
pub(crate) use level;
}
}
