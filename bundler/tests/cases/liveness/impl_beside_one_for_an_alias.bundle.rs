use demo::{Second, FLAG};
use std::ops::Add;
fn main() {
    println!("{}", FLAG.add(Default::default()));
    println!("{}", (&FLAG).add(Second));
}

mod demo {
#[derive(Default)]
pub struct First;
#[derive(Default)]
pub struct Second;
impl std::ops::Add<First> for bool {
    type Output = &'static str;
    fn add(self, _: First) -> &'static str {
        "first"
    }
}
pub type Flag = &'static bool;
impl std::ops::Add<Second> for Flag {
    type Output = &'static str;
    fn add(self, _: Second) -> &'static str {
        "second"
    }
}
pub static FLAG: bool = true;
}
