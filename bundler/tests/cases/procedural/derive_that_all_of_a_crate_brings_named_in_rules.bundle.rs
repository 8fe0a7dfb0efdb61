use crate::util::twice;

mod util {
mod inner { pub trait Number { fn number(&self) -> u8 { 1 } } }
pub use inner::Number;
macro_rules! twice { ($n:expr) => { $n + $n } }
pub(crate) use twice;
}

use util::Number;
struct Two;
impl util::Number for Two {
    fn number(&self) -> u8 {
        2
    }
}
macro_rules! one { ($name:ident) => { struct $name; impl Number for $name {} } }
one!(One);
fn main() { println!("{} {}", One.number(), twice!(Two.number())); }
