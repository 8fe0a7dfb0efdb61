fn main() {
    println!("{} {:?} {}", demo::Level::Low as u8, demo::Level::default(), demo::line());
    println!("{}", std::mem::size_of::<demo::Packed>());
}

mod demo {
#[repr(u8)]
#[derive(Clone, Copy, Default, Debug)]
pub enum Level {
    Low = 3,
    #[default]
    High = 200,
}
#[repr(C, packed)]
pub struct Packed {
    pub a: u8,
    pub b: u32,
}
#[inline(never)]
#[track_caller]
pub fn line() -> bool {
    std::panic::Location::caller().line() > 0
}
}
