fn main() { let feature = 3; println!("{:?} {}", demo::all(), feature); }

mod demo {
macro_rules! beside { ($f:ident, $c:meta) => { pub fn $f() -> u8 { if cfg!(all(all(), not($c))) { 1 } else { 2 } } } }
pub fn a() -> u8 { 1 }
pub fn b() -> u8 { if cfg!(all()) { 1 } else { 2 } }
pub fn c() -> u8 { if cfg!(any()) { 1 } else { 2 } }
pub fn d() -> u8 { if cfg!(all(all(), unix, windows)) { 1 } else { 2 } }
pub fn e() -> u8 { if cfg!(any(all(), unix, windows)) { 1 } else { 2 } }
pub fn f() -> u8 { if cfg!(all()) { 1 } else { 2 } }
beside!(g, windows);
macro_rules! larger { ($a:ident, $b:expr) => { if $a > $b { $a } else { $b } } }
pub fn all() -> [u8; 8] { let feature = 1; [a(), b(), c(), d(), e(), f(), g(), larger!(feature, 0)] }
}
