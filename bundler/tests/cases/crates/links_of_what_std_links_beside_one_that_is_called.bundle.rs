fn main() { println!("{}", demo::process::own()); }

mod demo {
pub mod process { use crate::sys::pid; pub fn own() -> bool { pid() > 0 } }
}

mod sys {
#[link(name = "c")]
extern "C" { fn getpid() -> i32; }
#[cfg_attr(windows, link(name = "bcrypt"))]
extern "C" {}
pub fn pid() -> i32 { unsafe { getpid() } }
}
