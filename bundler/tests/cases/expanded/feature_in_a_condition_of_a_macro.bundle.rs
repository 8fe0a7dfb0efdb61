fn main() {
    println!("{}", demo::value());
}

mod demo {
pub fn value() -> u32 {
    1
}
}
