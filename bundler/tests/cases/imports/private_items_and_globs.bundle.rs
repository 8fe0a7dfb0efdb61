use demo::both::*;

fn main() {
    println!("{}", pick());
}

mod demo {
pub mod second {
    pub fn pick() -> &'static str {
        "public"
    }
}
pub mod both {
    pub use super::second::*;
}
}
