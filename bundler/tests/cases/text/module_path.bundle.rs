fn main() {
    println!("{}", demo::a::place());
}

mod demo {
pub mod a {
    pub fn place() -> &'static str {
        "demo::a"
    }
}
}
