fn main() {
    println!("{}", demo::only_two());
}

mod demo {
pub fn only_two() -> &'static str {
    "two"
}
}
