fn main() {
    println!("{}", demo::one::one());
}

mod demo {
pub mod one {
pub fn one() -> i32 {
    super::two::two() - 1
}
}
mod two {
pub fn two() -> i32 {
    2
}
}
}
