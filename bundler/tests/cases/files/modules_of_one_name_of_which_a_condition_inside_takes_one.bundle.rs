fn main() {
    println!("{}", demo::words::word());
}

mod demo {
pub mod words {
pub fn word() -> &'static str {
    "slow"
}
}
}
