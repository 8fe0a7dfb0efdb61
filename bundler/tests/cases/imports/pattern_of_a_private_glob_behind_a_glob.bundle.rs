use demo::d::*;

fn main() {
    match Some(5u8) {
        Some(TWO) => println!("a variable"),
        _ => println!("a constant"),
    }
}

mod demo {
pub mod d {
}
mod q {
    pub const TWO: u8 = 0;
}
}
