fn main() {
    println!("{}", demo::Text(3).size());
}

mod demo {
pub struct Text(pub u8);
impl Text {
    pub fn size(&self) -> u8 {
        self.0
    }
}
}
