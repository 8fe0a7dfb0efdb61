fn main() {
    println!("{}", demo::seeded(2));
}

mod demo {
pub fn seeded(seed: u64) -> u64 {
    seed * 3
}
}
