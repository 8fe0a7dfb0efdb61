
mod mine {
pub const MINE: i32 = 4;
}

fn main() {
    println!("{} {} {} {}", demo::a::one::A, demo::b::one::B, demo::top::TOP, mine::MINE);
}

mod demo {
pub mod a {
    pub mod one {
pub const A: i32 = 1;
}
}
pub mod b {
    pub mod one {
pub const B: i32 = 2;
}
}
pub mod top {
pub const TOP: i32 = 3;
}
}
