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

pub mod two {
    pub trait Size {
    }
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
    pub fn go() -> u8 {
        use crate::demo::made::*;
        use crate::demo::three::*;
        use crate::demo::two::*;

        7u8.size()
    }
}
}
