use demo::*;

fn pick() -> &'static str {
    "own"
}

fn main() {
    println!("{} {}", pick(), other());
}

mod demo {
pub fn other() -> &'static str {
    "other"
}
}
