fn main() {
    println!("{}", demo::word());
}

mod demo {
mod others {
    pub mod words {
        pub fn word() -> &'static str {
            "other"
        }
    }
}
use others::*;
pub fn word() -> &'static str {
    words::word()
}
}
