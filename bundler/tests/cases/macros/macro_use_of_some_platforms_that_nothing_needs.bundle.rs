fn main() {
    println!("{:?}", demo::f());
}

mod demo {
pub fn f() -> i32 {
    5
}
}
