use demo::{Holder, Other};

fn main() {
    println!("{} {}", Holder::new().twice(), Other::default());
}

mod demo {
macro_rules! make {
    ($n:ident) => {
        pub struct $n<T>(pub T);
    };
}
make!(Holder);
make!(Other);
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
impl Holder<First> {
    pub fn new() -> Self {
        Holder(First)
    }
}
pub struct Second;
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
