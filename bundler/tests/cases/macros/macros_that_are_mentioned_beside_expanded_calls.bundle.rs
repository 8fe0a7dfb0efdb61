mod dep {
pub fn two() -> i32 { 2 }
}

mod m {
    #[macro_export]
    macro_rules! import { ($v:vis, $($p:tt)*) => { $v use $($p)*; } }
}
#[macro_export]
macro_rules! by_path { ($v:vis, $($p:tt)*) => { $v use $($p)*; } }
macro_rules! given { ($v:vis, $($p:tt)*) => { $v use $($p)*; } }
macro_rules! pass { ($m:ident, $($p:tt)*) => { $m!{, $($p)*} } }
#[allow(unused_macros)]
macro_rules! unused { () => {} }
pub mod own { pub fn two() -> i32 { 20 } }
pub mod a { pub use crate::own as dep; pub fn f() -> i32 { dep::two() } }
pub mod b { pub use crate::own as dep; pub fn f() -> i32 { dep::two() } }
pub mod c { pub use crate::own as dep; pub fn f() -> i32 { dep::two() } }
fn main() {
    use crate::import as bring;
    let first = { bring!{, dep::two} two() };
    let second = { crate::by_path!{, dep::two} two() };
    let third = { pass!{given, dep::two} two() };
    println!("{} {} {} {}", a::f() + b::f() + c::f(), first, second, third);
}
