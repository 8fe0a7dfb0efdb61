fn main() {
    println!("{:?}", demo::inner::Number::told());
}

mod demo {
pub mod far {
    pub fn behind_self() -> u8 {
        1
    }
    pub fn behind_a_word() -> u8 {
        2
    }
}
pub mod inner {
    pub mod deep {
        pub fn behind_a_blank() -> u8 {
            4
        }
    }
    macro_rules! behind {
        ($first:tt $colons:tt $($path:tt)*) => {{
            let made: fn() -> u8 = { $($path)* };
            made()
        }};
    }
    macro_rules! made {
        ($($path:tt)*) => {{
            let made: fn() -> u8 = { $($path)* };
            made()
        }};
    }
    pub struct Number;
    impl Number {
        pub fn told() -> [u8; 3] {
            let by_self = behind!(Self::super::far::behind_self);
            let by_word = behind!(word::super::far::behind_a_word);
            [by_self, by_word, made!(deep ::behind_a_blank)]
        }
    }
}
}
