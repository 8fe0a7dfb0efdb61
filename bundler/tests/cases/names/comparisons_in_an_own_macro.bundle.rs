mod demo {
pub const LIMIT: u8 = 3;
}

mod inner {
    fn pair(a: bool, b: bool) -> u8 { a as u8 * 2 + b as u8 }
    macro_rules! compared {
        ($in:expr) => { pair($in < 1, 2 > crate::demo::LIMIT) };
    }
    pub fn one(x: u8) -> u8 { compared!(x) }
}
fn main() {
    println!("{} {}", inner::one(0), inner::one(1));
}
