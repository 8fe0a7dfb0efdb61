use demo::Counted;
fn main() {
    let mut lines = demo::Lines(String::new());
    write!(lines, "{}", 7);
    let mut count = 0_u32;
    let length = writeln!(count, "{}", lines.0);
    println!("{} {length} {count}", lines.0);
}

mod demo {
use std::fmt::Arguments;
pub struct Lines(pub String);
impl Lines {
    pub fn write_fmt(&mut self, text: Arguments) {
        self.0.push_str(&text.to_string());
    }
}
pub trait Counted {
    fn write_fmt(&mut self, text: Arguments) -> usize;
}
impl Counted for u32 {
    fn write_fmt(&mut self, text: Arguments) -> usize {
        *self += 1;
        text.to_string().len()
    }
}
}
