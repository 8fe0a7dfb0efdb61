extern "C" { fn hook_of_one() -> i32; }
fn main() { println!("{} {}", demo::numbers::two(), unsafe { hook_of_one() }); }

mod demo {
pub mod numbers { pub fn two() -> i32 { 2 } }
}

mod one {
macro_rules! make { ($name:ident, $export:item) => { macro_rules! $name { () => { $export } } } }
make!(export, #[no_mangle] pub extern "C" fn hook_of_one() -> i32 { 1 });
export!();
}
