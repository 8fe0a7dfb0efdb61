fn main() {
    println!("{}", demo::even(10));
}

mod demo {
pub fn even(n: u32) -> bool {
    n == 0 || odd(n - 1)
}
fn odd(n: u32) -> bool {
    n != 0 && even(n - 1)
}
}
