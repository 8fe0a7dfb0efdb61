fn main() {
    use std::ops::Add;
    #[derive(Default)]
    struct B;
    trait Plus {
        fn add(self, other: B) -> &'static str;
    }
    impl Plus for &Vec<u8> {
        fn add(self, _: B) -> &'static str {
            "&vec + B"
        }
    }
    println!("{}", vec![demo::one()].add(Default::default()));
}

mod demo {
#[derive(Default)]
pub struct A;
impl std::ops::Add<A> for Vec<u8> {
    type Output = &'static str;
    fn add(self, _: A) -> &'static str {
        "vec + A"
    }
}
pub fn one() -> u8 {
    1
}
}
