fn main() {
    println!("{:?} {} {} {}", demo::own(), demo::lengths(), demo::given(), demo::place());
    println!("{} {}", demo::variables(), demo::env::var("NO_SUCH_VARIABLE").is_ok());
}

mod demo {
pub use std::env;
use std::env as setting;
use macros::env as own_env;

mod macros {
    macro_rules! env {
        ($name:expr) => { ($name, "own") };
    }
    macro_rules! setting {
        ($name:expr) => { $name.len() };
    }
    pub(in crate::demo) use {env, setting};
}
use macros::setting as length;

pub fn own() -> (&'static str, &'static str) {
    own_env!("HOME")
}
pub fn lengths() -> usize {
    use macros::setting;
    length!("abc") + setting!("ab")
}
pub fn given() -> bool {
    setting::args().count() > 1
}
pub fn place() -> &'static str {
    "demo"
}
pub fn variables() -> bool {
    use std::env as place;
    let any = place::var("NO_SUCH_VARIABLE").is_ok();
    let place = any;
    place
}
}
