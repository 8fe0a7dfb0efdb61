fn main() {
    println!("{}", demo::run(2));
}

mod demo {
pub mod tools {
    pub fn helper() -> u64 {
        1
    }
}
pub fn run(n: u64) -> u64 {
    use tools::{helper};
    helper() + n
}
}
