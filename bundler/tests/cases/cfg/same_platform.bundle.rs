use demo::{bits, line_end, loud};
fn main() {
    print!("{} {}{}", bits(), loud(), line_end());
}

mod demo {
#[cfg(unix)]
pub fn line_end() -> &'static str {
    "\n"
}
pub fn bits() -> u32 {
    #[cfg(not(target_pointer_width = "32"))]
    return usize::BITS;
}
pub fn loud() -> bool {
    cfg!(windows) || cfg!(local) && of_a_local_build()
}
fn of_a_local_build() -> bool {
    true
}
}
