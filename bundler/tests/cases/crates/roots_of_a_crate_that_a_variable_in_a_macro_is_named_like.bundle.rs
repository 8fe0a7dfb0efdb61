fn main() {
    let other = demo::two();
    println!("{}", other);
}

mod demo {
pub fn two() -> i32 {
    2
}
}
