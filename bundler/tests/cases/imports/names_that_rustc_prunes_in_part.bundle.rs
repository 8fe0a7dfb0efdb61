struct Mine;

impl Mine {
    fn never(&self) -> u32 {
        4
    }
}

fn main() {
    demo::shape();
    println!("{:?} {} {}", demo::vec![1, 2], demo::three(), Mine.never());
}

mod demo {
macro_rules! make {
    ($name:ident) => {
        pub fn $name() -> u32 {
            3
        }
    };
}
mod parts {
    pub use std::vec;
}
mod made {
    make!(three);
}
pub use made::three;
pub use parts::vec;
pub struct Shape;
pub fn shape() -> Shape {
    Shape
}
}
