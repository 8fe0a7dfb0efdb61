fn main() {
    println!("{}", demo::width());
}

mod demo {
pub fn width() -> u32 {
    #[cfg(target_pointer_width = "64")]
    let width = wide();
    #[cfg(not(target_pointer_width = "64"))]
    let width = narrow();
    width
}
fn wide() -> u32 {
    64
}
fn narrow() -> u32 {
    32
}
}
