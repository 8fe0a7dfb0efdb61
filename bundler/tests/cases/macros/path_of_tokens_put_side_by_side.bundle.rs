fn main() {
    println!("{} {}", demo::steps(), demo::inner::other());
}

mod demo {
pub mod inner {
    pub mod deep {
        pub fn other() -> u8 {
            8
        }
    }
    pub use self::deep::*;
    pub fn step() -> u8 { 1 }
}
macro_rules! before {
    ($name:ident; $($path:tt)*) => {
        $($path)* $name()
    };
}
macro_rules! behind {
    ($($rest:tt)*) => {
        inner $($rest)*
    };
}
macro_rules! both {
    ([$($one:tt)*] [$($other:tt)*]) => {
        $($one)* $($other)*
    };
}
macro_rules! between {
    ($marks:tt) => {
        inner $marks step()
    };
}
pub fn steps() -> u8 {
    before!(step; inner ::) + behind!(:: step()) + both!([inner ::] [step()]) + between!(::)
}
}
