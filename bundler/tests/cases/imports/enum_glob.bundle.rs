use demo::dirs::*;

fn main() {
    let text = match Up.turn() {
        Up => "up",
        Down => "down",
    };
    println!("{text}");
}

mod demo {
#[derive(Clone, Copy)]
pub enum Dir {
    Up,
    Down,
}

impl Dir {
    pub fn turn(self) -> Dir {
        use Dir::*;
        match self {
            Up => Down,
            Down => Up,
        }
    }
}

pub mod dirs {
    pub use super::Dir::*;
}
}
