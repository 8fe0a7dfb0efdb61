use crate::util as util2;
fn main(){ println!("{} {}", bar::v(), util2::v()); }

mod bar {
pub fn v() -> &'static str { "one" }
}

mod util {
pub fn v() -> &'static str { "two" }
}
