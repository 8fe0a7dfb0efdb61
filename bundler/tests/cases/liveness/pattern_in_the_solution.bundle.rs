use demo::*;

fn main() {
    for cell in cells() {
        #[allow(unreachable_patterns)]
        match cell {
            EMPTY => print!("empty "),
            WALL => print!("wall "),
            other => print!("{other} "),
        }
    }
    println!();
}

mod demo {
pub const EMPTY: u8 = b'.';
pub const WALL: u8 = b'#';
pub fn cells() -> [u8; 3] {
    [EMPTY, WALL, b'x']
}
}
