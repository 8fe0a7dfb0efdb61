use demo::{by_another_name::THREE, by_name::FOUR, own::EIGHT, FIVE};
fn main() {
    println!("{} {} {} {}", THREE, FOUR, FIVE, EIGHT);
}

mod demo {
use crate::lazy_lib::lazy;
lazy! { FIVE, 5 }
pub mod by_name {
use crate::lazy_lib as lazy;
    use crate::lazy_lib::lazy;
    lazy! { FOUR, lazy::four() }
}
pub mod by_another_name {
use crate::lazy_lib::lazy;
    use crate::lazy_lib as other;
    lazy! { THREE, other::four() - 1 }
}
pub mod own {
use crate::lazy_lib::lazy;
    use crate::lazy_lib as lazy;
    lazy! { EIGHT, lazy::four() + self::lazy::four() }
}
}

mod lazy_lib {
pub(crate) use crate::lazy;
#[macro_export]
macro_rules! lazy {
    ($name:ident, $e:expr) => {
        pub static $name: usize = $e;
    };
}
pub const fn four() -> usize {
    4
}
}
