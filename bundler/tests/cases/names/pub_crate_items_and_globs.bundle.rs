use demo::open::*;
use demo::*;

fn main() {
    println!("{} {}", pick(), inside());
}

mod demo {
pub(in crate::demo) fn pick() -> &'static str {
    "hidden"
}
pub fn inside() -> &'static str {
    pick()
}
pub mod open {
    pub fn pick() -> &'static str {
        "open"
    }
}
}
