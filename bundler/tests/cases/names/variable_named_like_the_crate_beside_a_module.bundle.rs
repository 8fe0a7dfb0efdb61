mod n {
use crate::demo;
    pub fn g() -> i32 {
        demo::f()
    }
}
fn main() {
    let demo = n::g();
    println!("{}", demo);
}

mod demo {
pub fn f() -> i32 {
    1
}
}
