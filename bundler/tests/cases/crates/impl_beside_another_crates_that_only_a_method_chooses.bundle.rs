fn main() {
    println!("{} {}", one::sum(), two::two());
}

mod one {
use std::ops::Add;

#[derive(Default)]
pub struct Owned;
#[derive(Default)]
pub struct Borrowed;
impl Add<Owned> for Vec<u8> {
    type Output = &'static str;
    fn add(self, _: Owned) -> &'static str {
        "owned"
    }
}
impl Add<Borrowed> for &Vec<u8> {
    type Output = &'static str;
    fn add(self, _: Borrowed) -> &'static str {
        "borrowed"
    }
}
pub fn sum() -> &'static str {
    let _ = Borrowed;
    vec![1u8].add(Default::default())
}
}

mod two {
pub fn two() -> u8 {
    2
}
}
