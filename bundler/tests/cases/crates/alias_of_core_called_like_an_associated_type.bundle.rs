mod basis {
    pub fn one() -> u8 {
        1
    }
}
fn main() {
    println!("{} {} {}", demo::greatest(), demo::least(), basis::one());
}

mod demo {
extern crate core as basis;
pub trait Shape {
    #[allow(non_camel_case_types)]
    type basis;
}
pub struct Square;
impl Shape for Square {
    type basis = u8;
}
pub fn greatest() -> u8 {
    <Square as Shape>::basis::MAX
}
pub fn least() -> u8 {
    crate::demo::basis::primitive::u8::MIN
}
}
