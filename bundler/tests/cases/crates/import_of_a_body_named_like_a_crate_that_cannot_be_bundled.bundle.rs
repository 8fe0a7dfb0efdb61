fn main() {
    println!("{}", demo::four());
}

mod demo {
pub mod inner {
    pub mod generated {
        pub fn two() -> u8 {
            2
        }
    }
}
pub fn four() -> u8 {
    use crate::demo::inner::generated;
    generated::two() * 2
}
}
