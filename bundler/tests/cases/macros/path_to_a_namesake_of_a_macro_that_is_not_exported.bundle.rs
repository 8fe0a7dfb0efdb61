fn main() {
    println!("{} {}", demo::scale::factor(), demo::scale::factor::UNIT);
}

mod demo {
pub mod scale {
    #[macro_use]
    pub mod unit {
        pub const UNIT: u32 = 2;
        macro_rules! unit {
            () => {
                crate::demo::scale::unit::UNIT
            };
        }
    }
    pub use unit as factor;
    pub fn factor() -> u32 {
        unit!() + 1
    }
}
}
