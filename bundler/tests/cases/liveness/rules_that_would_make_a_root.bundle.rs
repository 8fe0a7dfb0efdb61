fn main() {
    println!("{}", demo::one());
}

mod demo {
pub fn one() -> i32 {
    1
}
}
