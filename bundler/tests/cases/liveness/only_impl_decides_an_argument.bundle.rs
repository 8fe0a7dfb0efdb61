fn main() {
    let _: u8 = demo::one();
    println!("{}", vec![1u8] + Default::default());
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
