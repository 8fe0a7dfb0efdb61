#[cfg(not(not(local)))] use crate::dep::debug;
#[cfg(not(local))] use crate::dep::number;

mod dep {
macro_rules! number {
    () => {
        1
    };
}
macro_rules! debug {
    () => {
        10
    };
}
macro_rules! inner {
    () => {
        100
    };
}
pub(crate) use number;
pub(crate) use debug;
pub(crate) use inner;
}

#[cfg(local)]
macro_rules! number {
    () => {
        2
    };
}
#[cfg(not(local))]
macro_rules! debug {
    () => {
        20
    };
}
macro_rules! wrap {
    () => {
        inner!()
    };
}
mod m {
#[cfg(not(not(local)))] use crate::dep::debug;
use crate::dep::inner;
#[cfg(not(local))] use crate::dep::number;
    pub fn f() -> i32 {
        number!() + debug!()
    }
    pub fn g() -> i32 {
        wrap!()
    }
}
fn main() {
    println!("{} {} {} {}", m::f(), m::g(), number!(), debug!());
}
