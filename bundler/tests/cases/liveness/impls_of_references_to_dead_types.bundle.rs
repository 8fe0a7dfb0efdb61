fn main() {
    println!("{}", (-&demo::Live(3)).0);
}

mod demo {
pub struct Live(pub i32);
impl std::ops::Neg for &Live {
    type Output = Live;
    fn neg(self) -> Live {
        Live(-self.0)
    }
}
}
