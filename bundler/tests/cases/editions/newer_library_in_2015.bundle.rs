
fn main() {
    println!("{}", newer::f());
}

mod newer {
pub fn f() -> u32 {
    1
}
}
