
fn main() {
    println!("{}", demo::first(b"ab"));
}

mod demo {
pub fn first(bytes: &[u8]) -> u8 {
    assert!(!bytes.is_empty());
    unsafe { *bytes.get_unchecked(0) }
}
}
