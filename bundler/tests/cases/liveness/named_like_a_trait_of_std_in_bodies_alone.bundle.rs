fn main() {
    let mut s = String::new();
    let w = &mut s;
    println!("{} {}", demo::by_a_glob(w), demo::by_an_item(w));
    println!("{}", demo::by_a_module(w));
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
pub mod modules {
    #[allow(non_snake_case)]
    pub mod Write {}
}
pub fn by_a_module(w: &mut String) -> &'static str {
    use modules::*;
    use std::fmt::*;
    w.write_str("x").show()
}
pub fn by_a_glob(w: &mut String) -> &'static str {
    use m::*;
    use std::fmt::*;
    w.write_str("x").show()
}
pub fn by_an_item(w: &mut String) -> &'static str {
    use std::fmt::*;
    struct Write;
    w.write_str("x").show()
}
}
