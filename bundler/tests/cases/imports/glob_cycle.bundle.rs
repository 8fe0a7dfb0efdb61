use demo::c::*;

fn main() {
    println!("{} {}", from_b(), demo::b::from_a());
}

mod demo {
pub mod a {
    pub use super::b::*;
    pub fn from_a() -> i32 {
        from_c() + 1
    }
}
pub mod b {
    pub use super::c::*;
    pub fn from_b() -> i32 {
        from_a() + 1
    }
}
pub mod c {
    pub use super::a::*;
    pub fn from_c() -> i32 {
        1
    }
}
}
