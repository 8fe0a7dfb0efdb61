fn main() {
    println!("{} {}", demo::all(), demo::either(3));
}

mod demo {
pub mod weak {
    pub const fn raw() -> u32 { 1 }
    pub fn safe(n: u32) -> u32 { n + 1 }
    pub fn auto(n: u32) -> u32 { n + 2 }
    pub fn default() -> u32 { 3 }
    pub fn macro_rules(n: u32) -> u32 { n + 4 }
    pub fn union(n: u32) -> bool { n > 5 }
}
use self::weak::{auto, default, macro_rules, raw, safe, union};
pub fn all() -> u32 {
    let picked = [safe as fn(u32) -> u32, auto, macro_rules];
    let raw_value = &raw as *const _;
    let _ = raw_value as *const fn() -> u32;
    picked.iter().map(|f| f(raw())).sum::<u32>() + if !union(default()) { 1 } else { 0 }
}
pub fn either(n: u32) -> u32 {
    match n { x if union(x) => x, default => default }
}
}
