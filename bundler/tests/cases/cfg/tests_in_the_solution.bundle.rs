fn main() {
    println!("{}", demo::fast(100));
}

mod demo {
pub fn fast(n: u64) -> u64 {
    n * (n + 1) / 2
}
}
