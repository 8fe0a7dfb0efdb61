fn main() {
    println!("{}", demo::two());
}

mod demo {
mod core {
    pub fn one() -> u8 {
        1
    }
}
mod near {
    pub fn two() -> u8 {
        super::core::one() + 1
    }
}
pub fn two() -> u8 {
    crate::demo::near::two()
}
}
