fn main() {
    println!("{} {}", demo::check(1), demo::mode());
}

mod demo {
pub fn check(n: i32) -> &'static str {
    if cfg!(debug_assertions) { slow(n) } else { fast(n) }
}
#[cfg(debug_assertions)]
pub fn mode() -> &'static str {
    debug_name()
}
#[cfg(not(debug_assertions))]
pub fn mode() -> &'static str {
    release_name()
}
fn slow(_: i32) -> &'static str {
    "slow"
}
fn fast(_: i32) -> &'static str {
    "fast"
}
#[cfg_attr(not(debug_assertions), allow(dead_code))]
fn debug_name() -> &'static str {
    "debug"
}
#[cfg_attr(debug_assertions, allow(dead_code))]
fn release_name() -> &'static str {
    "release"
}
}
