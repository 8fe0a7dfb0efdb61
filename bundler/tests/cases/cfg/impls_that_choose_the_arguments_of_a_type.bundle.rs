use demo::{Holder, Other};

fn main() {
    println!("{} {}", Holder::new().twice(), Other::default());
}

mod demo {
#[cfg(windows)]
pub struct Holder<T>(pub T, ());
#[cfg(not(windows))]
pub struct Holder<T>(pub T);

pub trait Number {
    fn number(&self) -> i32;
}
impl<T: Number> Holder<T> {
    pub fn twice(&self) -> i32 {
        2 * self.0.number()
    }
}
pub struct First;
impl Number for First {
    fn number(&self) -> i32 {
        3
    }
}
#[cfg(not(windows))]
impl Holder<First> {
    pub fn new() -> Self {
        Holder(First)
    }
}

#[cfg(windows)]
pub struct Other<T>(pub T, ());
#[cfg(not(windows))]
pub struct Other<T>(pub T);

pub struct Second;
#[cfg(not(windows))]
impl Default for Other<Second> {
    fn default() -> Self {
        Other(Second)
    }
}
impl std::fmt::Display for Other<Second> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("second")
    }
}
}
