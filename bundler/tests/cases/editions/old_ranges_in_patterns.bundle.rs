fn main() {
    println!("{:?} {}", [b'5', b'f', 3, b'z'].map(demo::kind), demo::both((-2, 9)));
    println!("{}", demo::address());
}

mod demo {
#![allow(warnings)]
const LAST: u8 = b'f';
extern "C" {
    fn printf(format: *const i8, ...) -> i32;
}
pub fn kind(c: u8) -> u8 {
    match c {
        b'0' ..= b'9' => 1,
        b'a'..=LAST => 2,
        ::std::u8::MIN ..=  10 if LAST == 102 => 3,
        _ => 4,
    }
}
pub fn both(pair: (i32, i32)) -> bool {
    if let (-3..=-1, 0..=9) = pair { true } else { false }
}
pub fn address() -> bool {
    printf as usize != 0
}
}
