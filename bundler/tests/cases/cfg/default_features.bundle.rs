fn main() {
    println!("{}", demo::name());
}

mod demo {
pub fn name() -> &'static str {
    "colour"
}
}
