mod demo {
pub fn one() -> u8 { 1 }
}

macro_rules! pick { ($demo:ident) => { $demo::one() + $crate::demo::one() } }
fn main() {
    mod inner {
        mod local { pub fn one() -> u8 { 20 } }
        pub fn sum() -> u8 { pick!(local) }
    }
    println!("{}", inner::sum());
}
