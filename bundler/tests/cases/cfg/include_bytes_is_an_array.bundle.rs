fn main() {
    println!("{:?} {}", demo::DATA, demo::SLICE.len());
}

mod demo {
pub const DATA: [u8; 4] = *b"a\"\\b";
pub static SLICE: &[u8; 4] = b"a\"\\b";
}
