mod demo {
pub(crate) use inner::four_macro;
pub(crate) use four_macro::four;
pub mod inner {
    macro_rules! four {
        () => {
            4
        };
    }
    pub fn one() -> i32 {
        1
    }
pub(crate) mod four_macro { pub(crate) use four; }
}
}

macro_rules! four {
    () => {
        44
    };
}
mod below {
    use crate::demo::inner::*;
    pub fn all() -> i32 {
        one() + four!()
    }
}
fn main() {
    println!("{} {}", below::all(), demo::four!());
}
