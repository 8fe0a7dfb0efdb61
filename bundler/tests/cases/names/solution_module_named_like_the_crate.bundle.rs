mod demo {
    pub use crate::demo_lib::m;
    pub fn f() -> &'static str {
        "own"
    }
}

fn main() {
    println!("{} {} {}", demo::f(), crate::demo_lib::f(), demo::m::TEXT);
}

mod demo_lib {
pub fn f() -> &'static str {
    g()
}
fn g() -> &'static str {
    crate::demo_lib::m::TEXT
}
pub mod m {
    pub const TEXT: &str = "library";
}
}
