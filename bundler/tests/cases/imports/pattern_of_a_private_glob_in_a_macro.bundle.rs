use demo::c::*;

fn main() {
    demo::tell!(5u8);
}

mod demo {
macro_rules! tell {
    ($number:expr) => {
        match $number {
            TWO => println!("a variable"),
            _ => println!("a constant"),
        }
    };
}
pub mod c {
}
mod q {
    pub const TWO: u8 = 0;
}
pub(crate) use tell;
}
