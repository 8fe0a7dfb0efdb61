fn main() {
    println!("{} {}", demo::user::is_zero(0), demo::user::is_zero(3));
}

mod demo {
pub mod consts {
    pub const ZERO: u8 = 0;
}
macro_rules! pass {
    ($($t:tt)*) => { $($t)* };
}
pub mod user {
    pass! {
        #[allow(unused_imports)]
        use super::consts::*;
    }
    #[allow(non_snake_case, unused_variables, unreachable_patterns)]
    pub fn is_zero(n: u8) -> bool {
        match n {
            ZERO => true,
            _ => false,
        }
    }
}
}
