fn main(){ println!("{} {}", util::v(), 1); }

mod util {
pub struct S { pub a: u8, pub b: u8 }
impl S {
    pub fn n() -> usize {
        2
    }
}
pub fn v() -> usize { S::n() }
}
