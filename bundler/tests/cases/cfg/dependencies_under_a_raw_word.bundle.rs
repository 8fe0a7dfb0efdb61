fn main() { println!("{}", util::kind()); }

mod util {
pub fn kind() -> &'static str { if cfg!(all()) { "fast" } else { "slow" } }
}
