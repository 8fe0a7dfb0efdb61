fn main() {
    println!("{} {}", demo::by_platform(), demo::by_setting());
}

mod demo {
pub fn by_platform() -> u32 {
    cfg_select! {
        windows => { elsewhere() }
        _ => { 1 }
    }
}
pub fn by_setting() -> u32 {
    cfg_select! {
        any() => sum::<u8, u16>(never()),
        debug_assertions => sum::<u8, u16>(2),
        _ => sum::<u8, u16>(3),
    }
}
fn sum<A, B>(n: u32) -> u32 {
    n + (size_of::<A>() + size_of::<B>()) as u32
}
fn elsewhere() -> u32 {
    3
}
}
