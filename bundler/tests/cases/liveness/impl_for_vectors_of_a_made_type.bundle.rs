fn main() {
    println!("{}", demo::meters() + Default::default());
}

mod demo {
macro_rules! unit {
    ($name:ident) => {
        pub struct $name(pub u32);
    };
}
unit!(Meters);
#[derive(Default)]
pub struct Half(pub u32);
impl std::ops::Add<Half> for Vec<Meters> {
    type Output = u32;
    fn add(self, other: Half) -> u32 {
        self[0].0 + other.0
    }
}
pub fn meters() -> Vec<Meters> {
    vec![Meters(7)]
}
}
