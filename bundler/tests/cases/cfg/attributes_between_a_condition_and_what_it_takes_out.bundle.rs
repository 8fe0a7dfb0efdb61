fn main() {
    println!("{}", demo::sum());
}

mod demo {
pub fn used() -> u8 { 1 }
pub fn sum() -> u8 {
    used()
}
}
