use demo::c::inner::*;
fn main() {
    println!("{}", matches!(0u8, ZERO));
}

mod demo {
pub mod c {
    pub mod inner {
    }
    #[allow(dead_code)]
    const ZERO: u8 = 1;
}
}
