use demo::c::*;

fn main() {
    match 5u8 {
        MAX => println!("a variable"),
        _ => println!("a constant"),
    }
}

mod demo {
pub mod c {
}
}
