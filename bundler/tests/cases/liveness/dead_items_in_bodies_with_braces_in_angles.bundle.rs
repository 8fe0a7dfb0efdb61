fn main() {
    println!("{}", demo::sum());
}

mod demo {
pub trait Sized<const N: usize> {
    fn size(&self) -> usize { N }
}
pub fn sum() -> usize {
    struct Own;
    impl Sized<{ 3 + 3 }> for Own {}
    Own.size()
}
}
