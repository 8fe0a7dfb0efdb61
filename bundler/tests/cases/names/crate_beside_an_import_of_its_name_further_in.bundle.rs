fn main() {
    println!("{} {}", demo::beside_a_function(), demo::beside_a_module());
}

mod demo {
use crate::z;
pub fn one() -> u8 {
    1
}
pub mod other {
    pub fn h() -> u8 {
        2
    }
}
pub fn beside_a_function() -> u8 {
    fn inner() -> u8 {
        use self::one as z;
        z()
    }
    inner() + z::deep::f()
}
pub fn beside_a_module() -> u8 {
    fn inner() -> u8 {
        use self::other as z;
        z::h()
    }
    inner() + z::f()
}
}

mod z {
pub fn f() -> u8 { 7 }
pub mod deep { pub fn f() -> u8 { 8 } }
}
