#![type_length_limit = "100"]
fn main() {
    println!("{}", demo::used());
}

mod demo {
pub fn used() -> u8 {
    1
}
}
