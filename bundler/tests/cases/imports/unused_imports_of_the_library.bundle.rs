fn main() {
    demo::show(3);
}

mod demo {
use std::io::Write;

pub fn show(n: i32) {
    let mut out = std::io::stdout();
    writeln!(out, "{n}").unwrap();
    out.flush().unwrap();
}
}
