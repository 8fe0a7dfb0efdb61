fn main() { println!("{} {}", algo::f(), algo::kind()); }

mod algo {
use crate::util;
pub fn f() -> u32 { if cfg!(any()) { 1 } else { 2 } }
pub fn kind() -> &'static str { util::kind() }
}

mod util {
pub fn kind() -> &'static str { if cfg!(all()) { "fast" } else { "slow" } }
}
