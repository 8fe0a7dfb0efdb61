fn main() {
    println!("{}", demo::b::is_zero(3));
}

mod demo {
pub mod a {
    pub const É: u8 = 0;
}
pub mod b {
    #[allow(unused_imports)]
    use super::a::*;
    #[allow(non_snake_case, unused_variables, unreachable_patterns)]
    pub fn is_zero(n: u8) -> bool {
        match n {
            É => true,
            _ => false,
        }
    }
}
}
