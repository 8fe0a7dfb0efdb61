use demo::*;
mod apart {
    #[allow(non_snake_case)]
    pub fn bound(x: u8) -> u8 {
        let Point = x + 1;
        Point
    }
}
fn main() {
    println!("{} {}", make(2).0, apart::bound(3));
}

mod demo {
#[non_exhaustive]
pub struct Point(pub u8);
pub fn make(x: u8) -> Point { Point(x) }
}
