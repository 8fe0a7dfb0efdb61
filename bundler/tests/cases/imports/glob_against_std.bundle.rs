use demo::*;

fn main() {
    let mut x: Option<i32> = Some(1);
    print!("{x:?} ");
    x = Nothing;
    print!("{x:?} ");
    println!("{}", drop(x));
}

mod demo {
#[derive(Debug)]
pub enum Option<T> {
    Some(T),
    Nothing,
}
pub use self::Option::{Nothing, Some};

pub fn drop<T>(_: T) -> &'static str {
    "kept"
}
}
