use demo::Plus;
use std::ops::Add;
fn main() {
    println!("{}", vec![1u8].add(Default::default()));
    println!("{}", (&vec![1u8]).add(demo::B));
}

mod demo {
macro_rules! pass { ($($t:tt)*) => { $($t)* } }
#[derive(Default)]
pub struct A;
#[derive(Default)]
pub struct B;
pass! {
impl std::ops::Add<A> for Vec<u8> {
    type Output = &'static str;
    fn add(self, _: A) -> &'static str { "vec + A" }
}
}
pub trait Plus {
    fn add(self, other: B) -> &'static str;
}
    impl Plus for &Vec<u8> {
        fn add(self, _: B) -> &'static str { "&vec + B" }
    }
}
