use demo::{Pair, Show};

fn main() {
    let pair = Pair(1, 2);
    println!("{} {}", pair.show(), pair.sum());
}

mod demo {
pub struct Pair<A, B>(pub A, pub B);
pub trait Show {
    fn show(&self) -> String;
}
#[allow(unused_parens)]
impl Show for (Pair<u8, u16>) {
    fn show(&self) -> String {
        format!("{} {}", self.0, self.1)
    }
}
#[allow(unused_parens)]
impl (Pair<u8, u16>) {
    pub fn sum(&self) -> u16 {
        self.1 + u16::from(self.0)
    }
}
}
