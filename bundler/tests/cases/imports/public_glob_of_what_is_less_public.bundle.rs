fn main() {
    println!("{} {}", demo::a::is_zero(0), demo::a::is_zero(1));
}

mod demo {
pub mod a {
    mod b {
        pub(in crate::demo) const ZERO: u8 = 0;
    }
    pub(in crate::demo) use b::*;
    pub fn is_zero(n: u8) -> bool {
        match n {
            ZERO => true,
            _ => false,
        }
    }
}
}
