use demo::Inverse;
fn main() {
    println!("{}", 4.0.inverse());
}

mod demo {
pub trait Inverse {
    type Output;
    fn inverse(self) -> Self::Output;
}
impl Inverse for f64 {
    type Output = f64;
    fn inverse(self) -> f64 {
        1.0 / self
    }
}
}
