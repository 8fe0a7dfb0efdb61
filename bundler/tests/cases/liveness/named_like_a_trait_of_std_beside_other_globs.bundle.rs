fn main() {
    println!("{} {}", demo::by_a_glob(3), demo::by_a_name(&mut &[4u8, 5][..]));
}

mod demo {
pub mod m {
    pub fn twice(n: u32) -> u32 {
        2 * n
    }
}
pub mod n {
    pub fn thrice(n: u32) -> u32 {
        3 * n
    }
}
pub fn by_a_glob(n: u32) -> u32 {
    use m::*;
    twice(n)
}
pub fn by_a_name(from: &mut &[u8]) -> u32 {
    use crate::demo::n;
    use std::io::*;
    let mut bytes = [0; 1];
    from.read_exact(&mut bytes).unwrap();
    n::thrice(bytes[0].into())
}
}
