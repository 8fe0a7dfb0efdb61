use demo::{ATOMIC, FLAG};
use std::ops::Add;
fn main() {
    println!("{}", FLAG.add(Default::default()));
    println!("{}", FLAG - Box::new(&Default::default()));
    println!("{}", ATOMIC == Default::default());
    println!("{}", FLAG == &Default::default());
}

mod demo {
use std::sync::atomic::AtomicBool;
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
#[derive(Default)]
pub struct Behind;
#[derive(Default)]
pub struct Other;
impl std::ops::Sub<Box<&Behind>> for bool {
    type Output = &'static str;
    fn sub(self, _: Box<&Behind>) -> &'static str {
        "behind"
    }
}
impl std::ops::Sub<Box<Other>> for bool {
    type Output = &'static str;
    fn sub(self, _: Box<Other>) -> &'static str {
        "other"
    }
}
#[derive(Default)]
pub struct Compared;
impl PartialEq<Compared> for AtomicBool {
    fn eq(&self, _: &Compared) -> bool {
        true
    }
}
#[derive(Default)]
pub struct Referred;
impl PartialEq<&crate::demo::Referred> for bool {
    fn eq(&self, _: &&Referred) -> bool {
        *self
    }
}
macro_rules! add {
    ($type:ty, $other:ty) => {
        impl std::ops::Add<$other> for $type {
            type Output = &'static str;
            fn add(self, _: $other) -> &'static str {
                "second"
            }
        }
    };
}
const _: () = {
    type Flag = &'static bool;
    add!(Flag, Second);
};
pub static FLAG: bool = true;
pub static ATOMIC: AtomicBool = AtomicBool::new(false);
}
