fn main() {
    println!("{} {}", demo::one(), demo::two::two());
} // the end

mod demo {
pub mod two {
pub fn two() -> i32 {
    2
}
// the end
}

pub fn one() -> i32 {
    1
} // the end
}
