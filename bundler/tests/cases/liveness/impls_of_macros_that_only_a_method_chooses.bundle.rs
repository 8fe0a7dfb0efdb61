use std::ops::Add;

fn main() {
    let _ = demo::B;
    println!("{}", vec![1u8].add(1.into()));
}

mod demo {
macro_rules! adds {
    ($of:ty, $to:ty, $text:expr) => {
        impl std::ops::Add<$of> for $to {
            type Output = &'static str;
            fn add(self, _: $of) -> &'static str {
                $text
            }
        }
    };
}
pub struct A;
pub struct B;
adds!(A, Vec<u8>, "vec + A");
adds!(B, &Vec<u8>, "&vec + B");
impl From<i32> for A {
    fn from(_: i32) -> A {
        A
    }
}
impl From<i32> for B {
    fn from(_: i32) -> B {
        B
    }
}
}
