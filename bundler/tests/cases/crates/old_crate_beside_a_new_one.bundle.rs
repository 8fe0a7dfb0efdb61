fn main() {
    println!("{}", new::shown(1));
}

mod new {
use crate::old;
use core::fmt::Display;

pub fn shown(value: impl Display) -> String {
    let text: Result<u8, _> = u8::try_from(old::value());
    format!("{value} {text:?}")
}
}

mod old {
use std::cmp::max;

pub fn value() -> i32 {
    let r#async = max(1, 2);
    r#async
}
}
