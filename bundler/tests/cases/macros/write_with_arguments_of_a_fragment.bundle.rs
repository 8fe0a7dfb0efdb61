mod demo {
pub struct Lines(pub String);
impl Lines {
    pub fn write_fmt(&mut self, text: std::fmt::Arguments) {
        self.0.push_str(&text.to_string());
    }
}
}

macro_rules! put {
    ($arguments:tt) => { write! $arguments };
}
fn main() {
    let mut lines = demo::Lines(String::new());
    put!((lines, "{}", 7));
    println!("{}", lines.0);
}
