fn main() {
    println!("{:?} {} {}", demo::both(), demo::made(), demo::far());
}

mod demo {
use crate::grid;
mod plain { pub mod grid { pub fn area(h: usize, w: usize) -> usize { h + w } } }
mod makes {
    pub mod grid { pub fn area(h: usize, w: usize) -> usize { h - w } }
}
pub fn both() -> [usize; 2] {
    use crate::demo::plain::*;
    mod inside { pub fn six() -> usize { crate::grid::area(3, 2) } }
    [inside::six(), grid::area(3, 2)]
}
pub fn made() -> usize {
    use crate::demo::makes::*;
    grid::area(3, 2)
}
pub fn far() -> usize { grid::area(3, 3) }
}

mod grid {
pub fn area(h: usize, w: usize) -> usize { h * w }
}
