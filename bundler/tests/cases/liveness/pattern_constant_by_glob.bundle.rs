fn main() {
    println!("{} {}", demo::user::is_limit(9), demo::user::is_limit(8));
}

mod demo {
pub mod consts {
    pub const LIMIT: u8 = 9;
}
pub mod user {
    #[allow(unused_imports)]
    use super::consts::*;

    #[allow(non_snake_case, unused_variables, unreachable_patterns)]
    pub fn is_limit(n: u8) -> bool {
        if let LIMIT = n { true } else { false }
    }
}
}
