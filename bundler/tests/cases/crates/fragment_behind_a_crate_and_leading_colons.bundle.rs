fn main() {
    println!("{} {:?}", demo::matched(7), demo::search(7));
}

mod demo {
macro_rules! by_keyword {
    ($name:ident, $first:ident) => {
        pub fn $name(n: u8) -> u8 {
            match crate::find::$first(n) {
                0 => 0,
                m => m,
            }
        }
    };
}
macro_rules! finder {
    ($name:ident, $kind:ident, $second:ident) => {
        pub fn $name(n: u8) -> crate::find::$kind {
            let sum = n + crate::find::$second(n);
            sum.into()
        }
    };
}
by_keyword! { matched, behind_a_keyword }
finder! { search, BehindAnArrow, behind_a_sign }
}

mod find {
pub fn behind_a_keyword(n: u8) -> u8 {
    n + 1
}
pub fn behind_a_sign(n: u8) -> u8 {
    n + 2
}
#[derive(Debug)]
pub struct BehindAnArrow(pub u8);
impl From<u8> for BehindAnArrow {
    fn from(n: u8) -> Self {
        BehindAnArrow(n)
    }
}
}
