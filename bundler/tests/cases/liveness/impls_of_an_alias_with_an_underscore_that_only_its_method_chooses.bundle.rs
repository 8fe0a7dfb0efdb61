use std::ops::Add;

fn main() {
    let _ = demo::B;
    println!("{}", vec![1u8].add(1.into()));
}

mod demo {
pub struct A;
pub struct B;
pub struct C;
pub mod first {
    use super::A;
    type _Text = Vec<u8>;

    impl std::ops::Add<A> for _Text {
        type Output = &'static str;
        fn add(self, _: A) -> &'static str {
            "vec + A"
        }
    }
}
pub mod second {
    use super::C;
    type _Text = String;

    impl std::ops::Add<C> for _Text {
        type Output = &'static str;
        fn add(self, _: C) -> &'static str {
            "C"
        }
    }
}
impl std::ops::Add<B> for &Vec<u8> {
    type Output = &'static str;
    fn add(self, _: B) -> &'static str {
        "&vec + B"
    }
}
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
