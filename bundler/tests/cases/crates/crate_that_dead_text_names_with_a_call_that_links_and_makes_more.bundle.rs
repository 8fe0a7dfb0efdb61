extern "C" { fn hook() -> i32; }
fn main() { println!("{}", demo::numbers::two() + unsafe { hook() }); }

mod demo {
pub mod numbers { pub fn two() -> i32 { 2 } }
}

mod made {
macro_rules! with_hook { ($($t:tt)*) => { $($t)* #[no_mangle] pub extern "C" fn hook() -> i32 { 7 } } }
with_hook! { #[link(name = "c")] extern "C" {} }
}
