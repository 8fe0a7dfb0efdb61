fn main() {
    println!("{} {}", demo::is_zero(0), demo::is_zero(3));
}

mod demo {
pub mod consts {
    pub const ZERO: u8 = 0;
}
macro_rules! import {
    ($m:ident) => {
        #[allow(unused_imports)]
        use crate::demo::$m::*;
    };
}
#[allow(non_snake_case, unused_variables, unreachable_patterns)]
pub fn is_zero(n: u8) -> bool {
    import!(consts);
    match n {
        ZERO => true,
        _ => false,
    }
}
}
