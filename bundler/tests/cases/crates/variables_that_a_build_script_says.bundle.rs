fn main(){ println!("{}", mid::v()); }

mod mid {
pub fn v() -> &'static str { concat!("9.9.9", "zz") }
}
