use demo::*;
fn main() {
    println!("{}", beta());
}

mod demo {
macro_rules! pass {
    ($($t:tt)*) => { $($t)* };
}
pub mod c {
    pub fn beta() -> u32 {
        584
    }
}
pass! { pub use c::*; }
}
