fn main() {
    println!("{}", demo::run(2));
}

mod demo {
pub fn run(n: u64) -> u64 {
    n
}
}
