fn main() {
    println!("{:?}", old::all());
}

mod old {
#[macro_use]
mod macros {
    macro_rules! pick {
        (of $p:path) => { $p() };
        ($a:ident < $b:ident, $c:ident > of $p:path) => { $p() };
        (Self::NAME $p:path) => { $p() + Self::NAME };
    }
    macro_rules! made {
        ($($p:ty)*) => { Wrap$(<$p>)*::new() };
    }
}
pub mod inner {
    pub fn four() -> u8 { 4 }
    pub fn five() -> u8 { 5 }
    pub struct Own;
    impl Own {
        const NAME: u8 = 2;
        pub fn told() -> u8 { pick!(Self::NAME crate::old::inner::five) }
    }
    pub mod deep {
        pub fn told() -> u8 { pick!(of crate::old::inner::four) + pick!(a<b, c> of crate::old::inner::five) }
        pub(in crate::old::inner) fn near() -> u8 { 6 }
    }
    pub fn near() -> u8 { deep::near() }
}
pub struct Wrap(pub u8);
impl Wrap {
    pub fn new() -> Wrap { Wrap(9) }
}
pub fn all() -> Vec<u8> {
    vec![inner::deep::told(), inner::Own::told(), inner::near(), made!().0]
}
}
