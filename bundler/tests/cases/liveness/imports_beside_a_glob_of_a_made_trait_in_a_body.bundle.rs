fn main() {
    println!("{}", demo::user::go());
}

mod demo {
macro_rules! sized {
    ($name:ident, $size:expr) => {
        pub trait $name {
            fn size(&self) -> u8 {
                $size
            }
        }
        impl $name for u8 {}
    };
}

pub mod made {
    sized!(Size, 1);
}
pub mod two {
}
pub mod user {
    pub fn go() -> u8 {
        use crate::demo::made::*;

        7u8.size()
    }
}
}
