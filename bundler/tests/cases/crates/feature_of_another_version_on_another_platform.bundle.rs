use crate::util as u2;
fn main(){ println!("{}", u2::v()); }

mod util {
pub fn v() -> &'static str { if cfg!(any()) { "fast" } else { "slow" } }
}
