extern "C" { fn hook() -> i32; }
fn main() { println!("{}", demo::numbers::two() + unsafe { hook() }); }

mod demo {
pub mod numbers { pub fn two() -> i32 { 2 } }
}

mod made {
macro_rules! hook { () => { #[no_mangle] pub extern "C" fn hook() -> i32 { 7 } } }
macro_rules! with { ($m:ident; $($t:tt)*) => { $($t)* $m! {} } }
with! { hook; #[link(name = "c")] extern "C" {} }
}
