fn main() {
    println!("{}", demo::d::f());
}

mod demo {
#[allow(unused_attributes)]
pub mod d {
pub fn f() -> u8 {
    2
}
}
}
