mod demo {
macro_rules! bring {
    ($n:ident) => {
        pub mod $n {
            pub(crate) use $crate::demo::__dep as fmt;
        }
    };
}
pub(crate) use crate::dep as __dep;
bring!(inner);
pub(crate) use inner::fmt as second;
pub mod other {
    pub use std::fmt;
}
pub(crate) mod bring_macro { pub(crate) use bring; }
pub(crate) use bring_macro::bring;
}

mod dep {
pub fn one() -> u8 {
    1
}
}

use demo::other::fmt::{Display, Formatter, Result};
demo::bring!(x);
struct Own;
impl Display for Own {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str("own")
    }
}
fn main() {
    println!("{} {} {Own}", demo::second::one(), x::fmt::one());
}
