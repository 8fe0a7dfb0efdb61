fn main() {
    println!("{} {}", demo::three(), demo::three!());
}

mod demo {
pub mod parts {
    pub fn three() -> u32 {
        3
    }
}
pub use parts::*;

macro_rules! three {
    () => {
        $crate::demo::three() + 0
    };
}
pub(crate) mod three_macro { pub(crate) use three; }
pub(crate) use three_macro::three;
}
