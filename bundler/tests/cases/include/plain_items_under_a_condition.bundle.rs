fn main() {
    println!("{}", demo::used());
}

mod demo {
pub fn used() -> u8 {
    3
}
}
