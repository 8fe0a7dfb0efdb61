use core as basis;
fn main() {
    println!("{} {}", demo::inner::greatest(), basis::primitive::u8::MIN);
}

mod demo {
extern crate core as basis;
pub mod inner {
    pub fn greatest() -> u8 {
        crate::demo::basis::primitive::u8::MAX
    }
}
}
