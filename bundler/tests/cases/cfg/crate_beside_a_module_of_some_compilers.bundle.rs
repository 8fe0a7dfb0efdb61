#[cfg(local)]
mod dep {
    pub fn f() -> i32 {
        2
    }
    pub fn log() {
        println!("local");
    }
}
#[cfg(not(local))]
use crate::dep_lib::f;
#[cfg(local)]
use dep::f;
fn main() {
    #[cfg(local)]
    dep::log();
    println!("{}", f());
}

mod dep_lib {
pub fn f() -> i32 {
    1
}
}
