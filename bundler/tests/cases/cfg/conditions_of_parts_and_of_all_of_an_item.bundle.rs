fn main() {
    println!("{} {} {:?} {}", demo::mode().len() > 4, demo::part() + demo::inner::three(), demo::point().clone(), demo::made());
}

mod demo {
#[cfg(debug_assertions)]
pub fn mode() -> &'static str { helper() }
#[cfg(not(debug_assertions))]
pub fn mode() -> &'static str { "release" }
#[allow(dead_code)]
#[cfg(debug_assertions)]
fn helper() -> &'static str { "debug" }
pub fn part() -> u32 {
    #[cfg(debug_assertions)]
    let n = only_debug();
    #[cfg(not(debug_assertions))]
    let n = only_release();
    n
}
#[cfg_attr(debug_assertions, inline(never), must_use)]
fn only_debug() -> u32 { 1 }
fn only_release() -> u32 { 1 }
pub mod inner {
    #![cfg(not(windows))]
    pub fn three() -> u32 { 3 }
}
#[cfg_attr(windows, derive(Clone))]
#[cfg_attr(not(windows), derive(Clone, Debug), non_exhaustive)]
pub struct Point(pub u32);
pub fn point() -> Point { Point(3) }
macro_rules! both { ($($i:item)*) => { $($i)* }; }
both! {
    #[cfg(debug_assertions)] pub fn made() -> u32 { 5 }
    #[cfg(not(debug_assertions))] pub fn made() -> u32 { 5 }
}
}
