fn main() {
    println!("{}", demo::Line::new("abc").len());
}

mod demo {
use std::ops::Deref;
pub struct Line(Vec<u8>);
impl Line {
    pub fn new(text: &str) -> Line {
        Line(text.bytes().collect())
    }
    pub fn len(&self) -> usize {
        self.0.len() + 100
    }
}
impl Deref for Line {
    type Target = Vec<u8>;
    fn deref(&self) -> &Vec<u8> {
        &self.0
    }
}
}
