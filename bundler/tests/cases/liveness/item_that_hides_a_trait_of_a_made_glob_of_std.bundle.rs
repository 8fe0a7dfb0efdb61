fn main() { println!("{}", demo::by_item::run(&mut String::new())); }

mod demo {
macro_rules! imp { ($($t:tt)*) => { use $($t)*; } }
pub trait My { fn write_str(&self, s: &str) -> &'static str; }
impl My for String { fn write_str(&self, _: &str) -> &'static str { "mine" } }
pub trait Show { fn show(&self) -> &'static str; }
impl Show for &'static str { fn show(&self) -> &'static str { self } }
impl<E> Show for Result<(), E> { fn show(&self) -> &'static str { "std" } }
pub mod by_item {
    use super::{My, Show};
    imp!{std::fmt::*}
    struct Write;
    pub fn run(w: &mut String) -> &'static str { w.write_str("x").show() }
}
}
