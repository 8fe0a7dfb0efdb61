fn main() {
    println!("{}", demo::words::word());
}

mod demo {
pub mod words {
#![cfg(any())]
pub fn word() -> &'static str {
    "never"
}
}
pub mod words {
pub fn word() -> &'static str {
    "slow"
}
}
}
