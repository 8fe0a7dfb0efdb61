fn main() {
    println!("{:?}", demo::all());
}

mod demo {
pub struct Text(pub &'static str);
impl Text {
    pub fn length(&self) -> usize {
        self.0.len()
    }
}
pub fn height() -> usize {
    3
}
pub fn all() -> (usize, std::ops::Range<usize>) {
    (Text("four").length(), 0..height())
}
}
