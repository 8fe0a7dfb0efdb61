fn main() {
    println!("{} {} {} {}", mid::path(), mid::behind(), mid::member(mid::Pack { big: 3 }), mid::fragment());
    println!("{} {} {}", mid::printed(), mid::local(), mid::decided());
    println!("{} {}", mid::decided_too(), mid::undecided());
}

mod mid {
macro_rules! run { ($m:meta, $($t:tt)*) => { { #[cfg($m)] { return 0; } #[allow(unreachable_code)] { $($t)* } } } }
macro_rules! named { ($big:expr) => { run!(nobodys, $big) } }
pub mod big { pub fn one() -> u8 { 1 } }
pub mod parts { pub fn big() -> u8 { 2 } }
pub struct Pack { pub big: u8 }
pub fn path() -> u8 { run!(nobodys, big::one()) }
pub fn behind() -> u8 { run!(nobodys, parts::big()) }
pub fn member(pack: Pack) -> u8 { run!(nobodys, pack.big) }
pub fn fragment() -> u8 { named!(4) }
pub fn printed() -> String { let big = run0(); format!("{}{}", big, vec![big].len()) }
fn run0() -> u8 { run!(nobodys, 5) }
pub fn local() -> u8 { let text = { let big = 6; format!("{}", big) }; run!(nobodys, text.len() as u8) }
pub fn decided() -> u8 { 7 }
pub fn decided_too() -> u8 { 7 }
#[cfg(mode = "n")] pub fn undecided() -> u8 { 7 } #[cfg(not(mode = "n"))] pub fn undecided() -> u8 { 70 }
}
