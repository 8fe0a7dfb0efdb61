fn main() {
    println!("{}", demo::a::b::c::d::depth());
}

mod demo {
pub mod a {
pub mod b {
pub mod c {
pub mod d {
pub fn depth() -> usize {
    super::super::super::super::a::b::c::WIDTH + 4
}
}
pub const WIDTH: usize = 10;
}
}
}
}
