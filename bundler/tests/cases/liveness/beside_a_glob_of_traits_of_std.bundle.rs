fn main() {
    let mut s = String::new();
    let w = &mut s;
    println!("{} {}", demo::by_item::run(w), demo::by_glob::run(w));
    println!("{} {}", demo::by_macro::run(w), demo::in_a_body(w));
}

mod demo {
#![allow(unused, dead_code)]
pub trait My {
    fn write_str(&self, s: &str) -> &'static str;
}
impl My for String {
    fn write_str(&self, _: &str) -> &'static str {
        "mine"
    }
}
pub trait Show {
    fn show(&self) -> &'static str;
}
impl Show for &'static str {
    fn show(&self) -> &'static str {
        self
    }
}
impl<E> Show for Result<(), E> {
    fn show(&self) -> &'static str {
        "std"
    }
}
pub mod m {
    pub struct Write;
}
pub mod by_item {
    use super::{My, Show};
    pub fn run(w: &mut String) -> &'static str {
        w.write_str("x").show()
    }
}
pub mod by_glob {
    use super::{My, Show};
    pub fn run(w: &mut String) -> &'static str {
        w.write_str("x").show()
    }
}
pub mod by_macro {
    use super::{My, Show};
    pub fn run(w: &mut String) -> &'static str {
        w.write_str("x").show()
    }
}
pub fn in_a_body(w: &mut String) -> &'static str {
    use m::*;
    use std::fmt::*;
    w.write_str("x").show()
}
}
