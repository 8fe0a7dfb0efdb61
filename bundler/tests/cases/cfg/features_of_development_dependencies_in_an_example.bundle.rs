fn main() { println!("{}", demo::k()); }

mod demo {
use crate::util;
pub fn k() -> &'static str { util::kind() }
}

mod util {
pub fn kind() -> &'static str { if cfg!(all()) { "fast" } else { "slow" } }
}
