fn main() {
    println!("{} {}", demo::count(), demo::known());
}

mod demo {
use std::env as process;

pub fn count() -> usize {
    process::args().count()
}
pub fn known() -> bool {
    ::core::option::Option::Some("demo").is_some() || process::args().count() == 1
}
}
