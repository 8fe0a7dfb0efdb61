fn main() { println!("{:?}", mid::all()); }

mod mid {
macro_rules! by_word { ($f:ident, $m:ident) => { #[cfg($m)] pub fn $f() -> u8 { 1 } #[cfg(not($m))] pub fn $f() -> u8 { 2 } } }
macro_rules! by_attribute { ($f:ident, $m:meta) => { pub fn $f() -> u8 { #[$m] { return 1; } #[allow(unreachable_code)] 2 } } }
pub fn a() -> u8 { 1 } by_word!(b, small); pub fn c() -> u8 { 1 } pub fn d() -> u8 { 1 } #[cfg(any(small, mode = "n"))] pub fn e() -> u8 { 1 } #[cfg(not(any(small, mode = "n")))] pub fn e() -> u8 { 2 }
by_attribute!(f, cfg(all())); by_attribute!(g, cfg(small)); pub fn h() -> u8 { 1 } #[cfg(mode = "n")] pub fn i() -> u8 { 1 } #[cfg(not(mode = "n"))] pub fn i() -> u8 { 2 } pub fn j() -> u8 { 1 }
pub fn all() -> [u8; 10] { let big = 0; [a() + big, b(), c(), d(), e(), f(), g(), h(), i(), j()] }
}
