use std::writeln as put;
fn main() {
    let mut lines = demo::Lines(String::new());
    put!(lines, "{}", 7);
    print!("{}", lines.0);
}

mod demo {
use std::fmt;
pub struct Lines(pub String);
impl Lines {
    pub fn write_fmt(&mut self, text: fmt::Arguments) {
        self.0.push_str(&text.to_string());
    }
}
}
