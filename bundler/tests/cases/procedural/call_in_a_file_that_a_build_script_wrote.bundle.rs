fn main(){ println!("{} {}", mid::v(), mid::gg()); }

mod mid {
pub fn v() -> u8 { 5 }
pub fn gg() -> u8 { 9 }
}
