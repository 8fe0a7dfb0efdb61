fn main() {
    println!("{}", demo::f());
}

mod demo {
pub const SIZE: usize = 8;
pub fn f() -> usize {
    SIZE
}
}
