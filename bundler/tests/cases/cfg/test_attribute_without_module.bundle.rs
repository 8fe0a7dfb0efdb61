fn main() {
    println!("{}", demo::f() + demo::g());
}

mod demo {
pub fn f() -> i32 {
    1
}
pub fn g() -> i32 {
    2
}
}
