use demo::c::*;

fn main() {
    match 5u8 {
        TWO => println!("a variable"),
        _ => println!("a constant"),
    }
}

mod demo {
pub mod c {
}
const TWO: u8 = 0;
}
