use demo::outer::{self, by_path};

fn main() {
    println!("{} {} {}", outer::leaf::f(), outer::included(), outer::TEXT);
    println!("{} {} {}", by_path::leaf::f(), by_path::included(), by_path::TEXT);
}

mod demo {
pub mod outer {
pub mod leaf {
pub fn f() -> i32 {
    1
}
}
pub fn included() -> i32 {
    10
}
pub const TEXT: &str = r"more
";
pub mod by_path {
    pub mod leaf {
pub fn f() -> i32 {
    2
}
}
    pub fn included() -> i32 {
    20
}
    pub const TEXT: &str = r"outer
";
}
}
}
