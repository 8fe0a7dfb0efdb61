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

macro_rules! pass { ($($t:tt)*) => { $($t)* } }
fn main() {
    use std::ops::Add;
    #[derive(Default)]
    struct B;
    pass!{
    impl Add<B> for &Vec<u8> {
    type Output = &'static str;
        fn add(self, _: B) -> &'static str {
            "&vec + B"
        }
    }
}
    println!("{}", vec![demo::one()].add(Default::default()));
}
