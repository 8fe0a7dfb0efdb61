use demo::traits::*;

fn main() {
    println!("{} {}", (&demo::Array).how(), (&demo::List).how());
}

mod demo {
pub trait Fast {
    fn how(&self) -> &'static str {
        "fast"
    }
}
pub trait Any {
    fn how(&self) -> &'static str {
        "any"
    }
}
impl<T> Any for &T {}
pub struct Array;
impl Fast for Array {}
pub struct List;
pub mod traits {
    pub use super::{Any as _, Fast as _};
}
}
