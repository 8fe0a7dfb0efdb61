
fn main() {
    println!("{}", demo::f());
}

mod demo {
pub fn f() -> u32 {
    1
}
}
