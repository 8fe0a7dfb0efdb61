use demo::both::*;

fn main() {
    println!("{} {}", pick(), other());
}

mod demo {
pub mod a {
    pub fn other() -> &'static str {
        "other"
    }
}
pub mod b {
    pub fn pick() -> &'static str {
        "named"
    }
}
pub mod both {
    pub use super::a::*;
    pub use super::b::pick;
}
}
