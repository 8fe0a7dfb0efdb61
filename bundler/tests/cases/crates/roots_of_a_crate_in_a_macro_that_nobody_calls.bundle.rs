fn main() {
    println!("{}", demo::two());
}

mod demo {
pub fn two() -> i32 {
    2
}
}
