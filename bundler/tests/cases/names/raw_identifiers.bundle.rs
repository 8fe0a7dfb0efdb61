use demo::{r#fn, r#plain, Struct};

fn main() {
    let s = Struct { r#in: r#fn(1) };
    println!("{} {}", s.r#in, plain());
}

mod demo {
pub fn r#fn(r#type: i32) -> i32 {
    r#type + 1
}
pub fn plain() -> i32 {
    r#helper()
}
fn helper() -> i32 {
    8
}
pub struct r#Struct {
    pub r#in: i32,
}
}
