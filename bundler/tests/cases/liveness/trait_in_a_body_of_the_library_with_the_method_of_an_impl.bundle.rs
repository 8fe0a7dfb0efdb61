fn main() {
 demo::run();
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
pub fn run() {
    use std::ops::Add;
    println!("{}", vec![one()].add(Default::default()));
}
}
