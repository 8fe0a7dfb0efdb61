use std::ops::Add;

fn main() {
    let _ = demo::B;
    println!("{}", vec![1u8].add(Default::default()));
}

mod demo {
#[derive(Default)]
pub struct A;
#[derive(Default)]
pub struct B;
#[derive(Default)]
pub struct C;
impl std::ops::Add<A> for Vec<u8> {
    type Output = &'static str;
    fn add(self, _: A) -> &'static str {
        "A"
    }
}
pub mod second {
    use std::ops::Sub as Add;

    impl Add<super::C> for Vec<u8> {
        type Output = &'static str;
        fn sub(self, _: super::C) -> &'static str {
            "C"
        }
    }
}
impl std::ops::Add<B> for &Vec<u8> {
    type Output = &'static str;
    fn add(self, _: B) -> &'static str {
        "B"
    }
}
}
