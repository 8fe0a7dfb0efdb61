fn main() { println!("{}", la::h::mx!()); }

mod la {
macro_rules! mx { () => { 1 } }
pub mod h { pub(crate) use crate::la::mx; }
pub(crate) use mx;
}
