fn main() {
    println!("{} {} {}", demo::nested(), demo::apart(), demo::root());
}

mod demo {
use crate::grid;
pub mod reexports {
    pub fn three() -> usize { 3 }
}
pub mod makes {
    pub mod grid { pub fn area(x: usize, y: usize) -> usize { x + y } }
    pub fn four() -> usize { 4 }
}
pub mod values { pub fn grid() -> usize { 5 } }
macro_rules! all_of { ($module:ident) => { use $module::*; }; }
all_of!(reexports);
pub fn root() -> usize { grid::area(three(), 1) }
pub fn nested() -> usize {
    mod inner {
        use crate::demo::reexports::*;
        pub fn nine() -> usize { crate::grid::area(three(), 3) }
    }
    mod functions {
        use crate::demo::values::*;
        pub fn ten() -> usize { crate::grid::area(grid(), 2) }
    }
    inner::nine() + functions::ten()
}
pub fn apart() -> usize {
    use crate::demo::makes::{self, four};
    grid::area(four(), 1) + makes::grid::area(1, 1)
}
}

mod grid {
pub fn area(h: usize, w: usize) -> usize { h * w }
}
