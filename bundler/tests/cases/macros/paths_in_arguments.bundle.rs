mod demo {
pub fn f() -> i32 {
    1
}
pub fn g() -> bool {
    true
}
pub const N: usize = 2;
pub mod m {
    #[derive(Debug, PartialEq)]
    pub enum Kind {
        A,
        B,
    }
    pub fn kind() -> Kind {
        Kind::B
    }
}
}

macro_rules! apply {
    ($f:expr, $($t:tt)*) => {
        $f + $($t)*
    };
}

fn main() {
    println!("{} {:?}", demo::f(), vec![0u8; demo::N]);
    assert!(demo::g(), "{}", demo::f());
    println!("{}", matches!(demo::m::kind(), demo::m::Kind::B));
    println!("{}", apply!(demo::f(), 10 + demo::f() * 5));
    assert_ne!(demo::m::kind(), demo::m::Kind::A);
}
