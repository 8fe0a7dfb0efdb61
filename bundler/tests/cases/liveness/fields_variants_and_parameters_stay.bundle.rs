fn main() {
    println!("{} {}", demo::size(), demo::last(demo::Rank::High, 0));
}

mod demo {
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Copy, Debug)]
pub enum Rank {
    Low,
    Middle,
    High,
}
#[allow(dead_code)]
pub struct Record {
    a: u64,
    unused: [u64; 3],
}
pub fn size() -> usize {
    std::mem::size_of::<Record>()
}
pub fn last(rank: Rank, _unused: i32) -> i32 {
    rank as i32
}
}
