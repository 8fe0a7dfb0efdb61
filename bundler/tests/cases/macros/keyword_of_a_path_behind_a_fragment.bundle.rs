fn main() {
    println!("{}", demo::outer::inner::innermost::told());
}

mod demo {
pub mod outer {
    pub mod one {
        pub fn by_token() -> u8 {
            1
        }
    }
    pub mod inner {
        pub mod two {
            pub fn by_name() -> u8 {
                2
            }
        }
        pub mod innermost {
            macro_rules! above {
                ($up:tt) => {
                    $up::super::one::by_token()
                };
            }
            macro_rules! beside {
                ($up:ident) => {
                    $up::super::two::by_name()
                };
            }
            pub fn told() -> u8 {
                10 * above!(super) + beside!(self)
            }
        }
    }
}
}
