#![no_implicit_prelude]
fn main() {
    ::std::println!("{}", crate::demo::three());
}

mod demo {
#![no_implicit_prelude]
pub fn three() -> u8 {
    crate::aid::two() + 1
}
}

mod aid {
#![no_implicit_prelude]
pub fn two() -> u8 {
    2
}
}
