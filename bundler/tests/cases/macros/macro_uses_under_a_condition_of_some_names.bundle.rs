#[cfg(unix)] use crate::b::four;
use crate::a::three;
#[cfg(not(unix))] use crate::a::two;
#[cfg(unix)] use crate::b::two;
fn main() {
    println!("{} {} {} {}", two!(), three!(), four!(), c::all());
}

mod c {
#[cfg(unix)] use crate::b::four;
use crate::a::two;
pub fn all() -> i32 {
    two!() + four!()
}
}

mod a {
macro_rules! two {
    () => {
        2
    };
}
macro_rules! three {
    () => {
        3
    };
}
pub(crate) use two;
pub(crate) use three;
}

mod b {
#[cfg(unix)]
macro_rules! two {
    () => {
        20
    };
}
#[cfg(unix)]
macro_rules! four {
    () => {
        40
    };
}
#[cfg(unix)] pub(crate) use two;
#[cfg(unix)] pub(crate) use four;
}
