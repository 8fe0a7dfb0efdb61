fn main() {
    println!("{}", demo::g());
}

mod demo {
pub fn g() -> u8 {
    mod a {
        macro_rules! pick {
            ($n:expr) => {
                $n + 1
            };
        }
        pub(in crate::demo) use pick;
        pub fn h() -> u8 {
            let next = |n: u8| n + self::pick!(n);
            assert!(next(1) == 3);
            next(2)
        }
    }
    a::h()
}
}
