fn main(){ println!("{}", mid::v()); }

mod mid {
pub fn v() -> bool { cfg!(all()) }
}
