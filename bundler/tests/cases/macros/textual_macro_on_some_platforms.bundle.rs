fn main() {
    println!("{} {}", demo::f(), demo::g());
}

mod demo {
mod inner {
    macro_rules! real {
        () => {
            crate::demo::three()
        };
    }
    pub(in crate::demo) use real as number;
    pub(in crate::demo) use real as digit;
}
#[cfg(windows)]
macro_rules! number {
    () => {
        1
    };
}
#[cfg(not(windows))]
use inner::number;
#[cfg(windows)]
#[macro_use]
mod digits {
    macro_rules! digit {
        () => {
            2
        };
    }
}
#[cfg(not(windows))]
use inner::digit;
pub fn f() -> i32 {
    number!()
}
pub fn g() -> i32 {
    digit!()
}
fn three() -> i32 {
    3
}
}
