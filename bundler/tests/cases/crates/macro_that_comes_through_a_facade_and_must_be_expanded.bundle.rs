fn main() {
    println!("{} {} {}", demo::two(), demo::exported!(), demo::sums::sum());
}

mod demo {
mod part {
pub fn one() -> u8 {
    1
}
}
pub fn two() -> u8 {
    crate::mac::base() + part::one()
}
macro_rules! exported {
    () => {
        crate::mac::base() + 1
    };
}
pub mod sums {
    use crate::facade:: inner;
    use crate::mac::deep::Told;
    pub fn sum() -> u8 {
        inner::base() + Told(9).0
    }
}
pub(crate) use exported;
}

mod facade {
pub mod inner {
    pub fn base() -> u8 {
        1
    }
}
}

mod mac {
pub fn base() -> u8 {
    40
}
pub mod deep {
    pub struct Told(pub u8);
}
}
