fn main() {
    println!("{}", demo::run());
}

mod demo {
pub mod deep {
    mod inner {
        pub trait Loud {
            fn go(self) -> &'static str;
        }
        impl Loud for u8 {
            fn go(self) -> &'static str {
                "loud"
            }
        }
    }
    pub use self::inner::Loud as _;
}
pub trait Quiet {
    fn go(self) -> &'static str;
}
impl Quiet for &u8 {
    fn go(self) -> &'static str {
        "quiet"
    }
}
pub fn run() -> &'static str {
    #[cfg(local)]
    #[allow(unused_imports)]
    use deep::*;
    5u8.go()
}
}
