#[allow(unused_imports)]
use demo::Plus;
use std::ops::Add;
fn main() {
    println!("{}", demo::FLAG.add(Default::default()));
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
macro_rules! plus {
    ($name:ident) => {
        pub trait $name: Sized {
            fn add(self, _: Second) -> &'static str {
                "second"
            }
        }
        impl $name for &'static bool {}
    };
}
plus!(Plus);
pub static FLAG: bool = true;
}
