
fn main() {
    println!("{}", demo::f());
}

mod demo {
pub mod b {
    pub fn y() -> i32 {
        2
    }
}
pub mod c {
    pub fn z() -> i32 {
        3
    }
}
pub mod p {
    pub use {crate::demo::b};
}
pub mod q {
    pub use {crate::demo::b, crate::demo::c};
}
pub fn f() -> i32 {
    p::b::y() + q::b::y() + q::c::z()
}
}
