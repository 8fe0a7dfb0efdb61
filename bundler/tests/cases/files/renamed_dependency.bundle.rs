use crate::a_very_long_name as short;
use crate::a_very_long_name::plus;

fn main() {
    println!("{}", plus!(short::BASE));
}

mod a_very_long_name {
pub mod inner {
    pub fn base() -> i32 {
        crate::a_very_long_name::BASE
    }
}

pub const BASE: i32 = 100;

macro_rules! plus {
    ($e:expr) => {
        $crate::a_very_long_name::inner::base() + $e
    };
}
pub(crate) use plus;
}
