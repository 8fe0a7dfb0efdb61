fn main() {
    println!("{} {}", demo::mode(), demo::one() + demo::two());
}

mod demo {
#[cfg(debug_assertions)]
pub fn mode() -> &'static str {
    "some mode"
}
#[cfg(not(debug_assertions))]
pub fn mode() -> &'static str {
    "some mode"
}
pub fn one() -> i32 {
    1
}
pub fn two() -> i32 {
    2
}
}
