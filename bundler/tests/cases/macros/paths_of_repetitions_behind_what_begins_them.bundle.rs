mod demo {
pub mod deep {
    pub fn one() -> u8 { 1 }
    #[derive(Default)]
    pub struct Two(pub u8);
    impl Two {
        pub const VALUE: Two = Two(2);
    }
}
}

macro_rules! behind_word { ($(::$part:ident)*) => { demo::deep $(::$part)* () }; }
macro_rules! behind_type { ($(::$part:ident)*) => { <demo::deep::Two> $(::$part)* }; }
fn main() {
    println!("{} {}", behind_word!(::one), behind_type!(::VALUE).0);
}
