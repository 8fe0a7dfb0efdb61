fn main() {
    println!("{}", demo::row() + Default::default());
}

mod demo {
pub struct Grams(pub u32);
pub type Row = Vec<Grams>;
#[derive(Default)]
pub struct Half(pub u32);
impl std::ops::Add<Half> for Row {
    type Output = u32;
    fn add(self, other: Half) -> u32 {
        self[0].0 + other.0
    }
}
pub fn row() -> Row {
    vec![Grams(7)]
}
}
