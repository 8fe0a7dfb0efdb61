use demo::names::unit;

fn main() {
    println!("{} {} {}", unit(), unit::ONE, unit!());
}

mod demo {
pub mod names {
    pub fn unit() -> i32 {
        unit::ONE
    }
    pub mod unit {
        pub const ONE: i32 = 1;
    }
    pub(crate) use crate::demo::unit;
}

macro_rules! unit {
    () => {
        3
    };
}
pub(crate) use unit;
}
