
fn main() {
    println!("{:?}", vec![demo::one(), 2]);
}

mod demo {
pub fn one() -> u32 {
    1
}
}
