fn main() {
    println!("{}", demo::padded(42));
}

mod demo {
pub const WIDTH: usize = 5;
pub fn padded(n: u32) -> String {
    format!("{n:0WIDTH$}")
}
}
