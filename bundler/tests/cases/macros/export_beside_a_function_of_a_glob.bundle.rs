fn main() {
    println!("{} {} {}", demo::b(), demo::b!(), demo::inner::x());
}

mod demo {
pub(crate) use inner::b_macro;
pub(crate) use b_macro::b;
pub mod stuff {
    pub fn b() -> &'static str {
        "stuff"
    }
}
pub mod other {
    pub fn b() -> &'static str {
        "other"
    }
}
pub mod inner {
    pub use crate::demo::other::*;
    macro_rules! b {
        () => { "macro" };
    }
    pub fn x() -> &'static str {
        b()
    }
pub(crate) mod b_macro { pub(crate) use b; }
}
pub use stuff::*;
}
