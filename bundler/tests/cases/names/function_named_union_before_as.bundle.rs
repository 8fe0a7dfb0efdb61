fn main() {
    println!("{}", demo::join()(1, 2));
}

mod demo {
pub mod sets {
    pub fn union(a: u32, b: u32) -> u32 { a | b }
}
use self::sets::union;
pub fn join() -> fn(u32, u32) -> u32 {
    union as fn(u32, u32) -> u32
}
}
