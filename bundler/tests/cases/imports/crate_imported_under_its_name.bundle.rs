mod child {
    use crate::demo;
    pub fn area() -> u32 {
        demo::Square(3).area()
    }
}

struct Own;
impl Own {
    fn len(&self) -> u32 {
        let size = 3;
        size
    }
}

fn main() {
    println!("{} {}", child::area(), Own.len());
}

mod demo {
pub struct Square(pub u32);
impl Square {
    pub fn area(&self) -> u32 {
        self.0 * self.0
    }
}
}
