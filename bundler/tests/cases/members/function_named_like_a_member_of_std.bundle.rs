fn main() {
    println!("{}", demo::third());
}

mod demo {
pub struct Sevens;
impl Iterator for Sevens {
    type Item = i32;
    fn next(&mut self) -> Option<i32> {
        Some(1)
    }
    fn nth(&mut self, _: usize) -> Option<i32> {
        Some(7)
    }
}
pub fn third() -> i32 {
    let nth = Sevens.nth(2);
    println!("{nth:?}");
    3
}
}
