mod basis { pub fn one() -> u8 { 1 } }
fn main() {
    println!("{:?} {} {}", demo::none(), demo::kind(0), basis::one());
}

mod demo {
extern crate core as basis;
pub fn none() -> crate::demo::basis::option::Option<u8> { crate::demo::basis::option::Option::None }
pub fn kind(x: u32) -> u32 {
    match x {
        0 => crate::demo::basis::u32::MAX,
        _ => crate::demo::basis::u32::MIN,
    }
}
}
