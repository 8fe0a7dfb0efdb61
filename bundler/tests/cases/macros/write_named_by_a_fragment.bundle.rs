mod demo {
pub struct Lines(pub String);
impl Lines {
    pub fn write_fmt(&mut self, text: std::fmt::Arguments) {
        self.0.push_str(&text.to_string());
    }
}
}

macro_rules! put {
    ($how:ident, $to:expr, $n:expr) => { $how!($to, "{}", $n) };
}
fn main() {
    let mut lines = demo::Lines(String::new());
    put!(writeln, lines, 7);
    print!("{}", lines.0);
}
