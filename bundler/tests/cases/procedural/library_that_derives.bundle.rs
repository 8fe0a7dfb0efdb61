use shapes::{Line, Square};

struct Own {
    field: i64,
}
impl Own {
    #[inline]
    pub fn field(&self) -> i64 {
        self.field
    }
}

fn main() {
    println!("{} {:?}", Square::new(3).area(), Line { ends: (1, 2) }.ends());
    println!("{}", Own { field: -1 }.field());
}

mod shapes {
mod inner {
#[derive(Clone, Copy)]␍
pub struct Square {␍
    // Its side.␍
    side: u32,␍
    colour: u8,␍
}
impl Square {
    #[inline]
    pub fn side(&self) -> u32 {
        self.side
    }
}␍
␍
impl Square {␍
    pub fn new(side: u32) -> Square {␍
        Square { side, colour: 1 }␍
    }␍
␍
    pub fn area(&self) -> u32 {␍
        self.side() * self.side()␍
    }␍
}␍
}
pub struct Line {
    pub ends: (u8, u8),
}
impl Line {
    #[inline]
    pub fn ends(&self) -> (u8, u8) {
        self.ends
    }
}
pub use inner::Square;
}
