fn main(){ println!("{:?}", mid::v()); }

mod mid {
pub fn v() -> [bool; 5] { [cfg!(all()), cfg!(all()), cfg!(all()), cfg!(all()), cfg!(none)] }
}
