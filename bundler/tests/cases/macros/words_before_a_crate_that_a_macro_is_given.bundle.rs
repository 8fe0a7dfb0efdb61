fn three() -> u8 { 30 }
fn main() {
    println!("{:?} {}", demo::all(), three());
    println!("{}", demo::pick!(from [in crate] three));
}

mod demo {
macro_rules! pick {
    (of $name:path) => { $name() };
    ($word:ident [in $($root:tt)+] $name:ident) => { $($root)+::$name() };
}
pub fn three() -> u8 { 3 }
pub mod inner {
    pub fn four() -> u8 { 4 }
    pub fn three() -> u8 { pick!(of super::three) + pick!(of self::four) + pick!(of Self4::five) }
    pub struct Self4;
    impl Self4 {
        pub fn five() -> u8 { 5 }
        pub fn ten() -> u8 { 2 * pick!(of Self::five) }
    }
}
pub fn all() -> [u8; 4] {
    [
        pick!(from [in crate::demo] three),
        pick!(of crate::demo::three),
        inner::three(),
        inner::Self4::ten(),
    ]
}
pub(crate) use pick;
}
