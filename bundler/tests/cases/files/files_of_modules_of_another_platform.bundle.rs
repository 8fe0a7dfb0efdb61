fn main() {
    println!("{}", demo::handle());
}

mod demo {
#[cfg(windows)]
pub mod windows {
pub mod deep {
pub fn handle() -> u32 {
    crate::demo::windows::nowhere::handle(Thing::new())
}
}
}
#[cfg(windows)]
pub use windows::deep::handle;
#[cfg(not(windows))]
pub fn handle() -> u32 {
    2
}
}
