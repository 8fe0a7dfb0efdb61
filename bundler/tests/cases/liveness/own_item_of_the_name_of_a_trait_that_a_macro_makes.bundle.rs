fn main() {
    println!("{}", demo::user::go());
}

mod demo {
macro_rules! sized {
    ($name:ident, $size:expr) => {
        pub trait $name: Sized {
            fn size(self) -> u8 {
                $size
            }
        }
        impl $name for u8 {}
    };
}

pub mod three {
    pub trait Other {
        fn size(&self) -> u8 {
            3
        }
    }
    impl Other for u8 {}
}

pub mod made {
    sized!(Size, 1);
}

pub mod user {
    use crate::demo::three::*;

    struct Size;

    pub fn go() -> u8 {
        7u8.size()
    }
}
}
