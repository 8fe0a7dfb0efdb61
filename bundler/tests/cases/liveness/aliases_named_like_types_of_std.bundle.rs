use std::ops::Add;

fn main() {
    let _ = demo::B;
    println!("{}", Ok::<i32, u8>(1).add(Default::default()));
}

mod demo {
#[derive(Default)]
pub struct A;
#[derive(Default)]
pub struct B;
#[derive(Default)]
pub struct C;
pub mod first {
    type Result<T> = std::result::Result<T, u8>;

    impl std::ops::Add<super::A> for Result<i32> {
        type Output = &'static str;
        fn add(self, _: super::A) -> &'static str {
            "A"
        }
    }
}
pub mod second {
    type Result<T> = std::result::Result<T, String>;

    impl std::ops::Add<super::C> for Result<i32> {
        type Output = &'static str;
        fn add(self, _: super::C) -> &'static str {
            "C"
        }
    }
}
impl std::ops::Add<B> for &Result<i32, u8> {
    type Output = &'static str;
    fn add(self, _: B) -> &'static str {
        "B"
    }
}
}
