fn main() {
    println!("{} {}", demo::Live.seen(), demo::mentioned());
}

mod demo {
#![allow(dead_code)]
pub trait Value {
    const VALUE: u32;
}
pub struct Live;
impl Value for Live {
    const VALUE: u32 = 1;
}
impl Live {
    pub fn seen(&self) -> u32 {
        Live::VALUE
    }
}
pub fn mentioned() -> u32 {
    2
}
}
