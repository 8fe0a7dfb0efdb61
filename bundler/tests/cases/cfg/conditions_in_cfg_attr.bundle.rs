fn main() {
    println!("{} {} {}", demo::comma(), demo::held(), demo::undecided());
    println!("{} {} {}", demo::inside(), demo::deep(), demo::debug_only());
}

mod demo {
pub fn comma() -> &'static str {
    "comma"
}
#[cfg(all())] #[inline]
pub fn held() -> &'static str {
    "held"
}
#[cfg_attr(all(), cfg(all(all(), any(debug_assertions, not(debug_assertions)))))]
pub fn undecided() -> &'static str {
    "undecided"
}
#[cfg_attr(debug_assertions, cfg(all()))]
pub fn inside() -> &'static str {
    "inside"
}
#[cfg_attr(debug_assertions, cfg_attr(all(), cfg(all()), cold))]
pub fn deep() -> &'static str {
    "deep"
}
#[cfg(debug_assertions)]
pub fn debug_only() -> &'static str {
    "either"
}
#[cfg(not(debug_assertions))]
pub fn debug_only() -> &'static str {
    "either"
}
}
