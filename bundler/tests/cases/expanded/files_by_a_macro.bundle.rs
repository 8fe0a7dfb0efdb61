static TABLE: [i32; 2] = [1, 2];
static BYTES: &[u8] = b"[1, 2]\n";

fn main() {
    println!("{} {} {:?} {}", demo::ONE, demo::inner::TWO, TABLE, BYTES.len());
    println!("{} {}", demo::item(), demo::inner::item());
}

mod demo {
pub mod inner {
pub const TWO: &str = r"two
";
pub fn item() -> i32 {
    2
}
}
pub const ONE: &str = r"one
";
pub fn item() -> i32 {
    1
}
}
