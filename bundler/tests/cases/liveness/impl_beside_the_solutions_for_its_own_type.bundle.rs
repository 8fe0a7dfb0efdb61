use std::ops::Add;
struct Mine(u8);
impl Add for Mine {
    type Output = u8;
    fn add(self, other: Mine) -> u8 {
        self.0 + other.0
    }
}
fn main() {
    println!("{}", Mine(1) + Mine(demo::two()));
}

mod demo {
pub fn two() -> u8 {
    2
}
}
