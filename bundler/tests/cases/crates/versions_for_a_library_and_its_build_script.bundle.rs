fn main(){ println!("{}", mid::v()); }

mod mid {
use crate::util;
pub fn v() -> &'static str { util::v() }
}

mod util {
pub fn v() -> &'static str { "two" }
}
