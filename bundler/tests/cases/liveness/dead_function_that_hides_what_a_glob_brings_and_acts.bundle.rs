fn main() {
    println!("{} {}", demo::other::show(), demo::shown());
}

mod demo {
pub mod other {
    pub fn show() -> u8 {
        1
    }
    pub fn more() -> u8 {
        4
    }
}
mod between {
    pub use crate::demo::other::*;
    pub struct Wide(pub u32);
    fn show() {
        impl std::fmt::Display for Wide {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "wide {}", self.0)
            }
        }
    }
}
fn show() -> u8 {
    2
}
pub fn shown() -> String {
    use between::*;
    format!("{} {} {}", show(), more(), Wide(3))
}
}
