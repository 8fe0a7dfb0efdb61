fn main() {
    println!("{} {}", demo::a::sum(4), demo::a::deep::deeper::two());
}

mod demo {
pub mod a {
    enum Kind { Odd, Even }
    use Kind::*;
    mod b {
        pub(in crate::demo::a) const ONE: u8 = 1;
    }
    pub mod deep {
        pub(in crate::demo::a) use super::b::*;
        pub mod deeper {
            pub fn two() -> u8 { super::ONE + 1 }
        }
    }
    mod c {
        pub(in crate::demo) const THREE: u8 = 3;
    }
    mod d {
        pub(in crate::demo) const FOUR: u8 = 4;
        pub fn five() -> u8 { 5 }
    }
    pub use self::{d::{*, five as six}}; pub(in crate::demo) use self::{c::*};
    mod e {
        pub(in crate::demo) fn fifteen() -> u8 { 15 }
    }
    pub(in crate::demo) use self::{e::*};
    pub fn sum(n: u8) -> u8 {
        enum Size { Small, Large }
        #[allow(dead_code)]
        use Size::*;
        enum Tone { Low, High }
        pub use {super::a::d::five as fifth}; use {Tone::*};
        let tone = match n {
            0..=3 => Low,
            _ => High,
        };
        let size = match n {
            0..=9 => Small,
            _ => Large,
        };
        let kind = match n % 2 {
            0 => Even,
            _ => Odd,
        };
        let size = match size {
            Small => 0,
            Large => 100,
        };
        let kind = match kind {
            Odd => 10,
            Even => 20,
        };
        let tone = match tone {
            Low => fifth(),
            High => 50,
        };
        tone + size + kind + THREE + FOUR + six() + fifteen()
    }
}
}
