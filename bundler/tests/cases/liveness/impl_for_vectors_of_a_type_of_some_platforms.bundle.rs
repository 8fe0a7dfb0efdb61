fn main() {
    println!("{}", demo::meters() + Default::default());
}

mod demo {
#[cfg(unix)]
pub struct Meters(pub u32);
#[cfg(not(unix))]
pub struct Meters(pub u32, pub ());
#[derive(Default)]
pub struct Half(pub u32);
impl std::ops::Add<Half> for Vec<Meters> {
    type Output = u32;
    fn add(self, other: Half) -> u32 {
        self[0].0 + other.0
    }
}
#[cfg(unix)]
pub fn meters() -> Vec<Meters> {
    vec![Meters(7)]
}
#[cfg(not(unix))]
pub fn meters() -> Vec<Meters> {
    vec![Meters(7, ())]
}
}
