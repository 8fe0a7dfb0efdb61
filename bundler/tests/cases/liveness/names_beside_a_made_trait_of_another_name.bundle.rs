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
    pub fn help() -> u8 {
        2
    }
}
pub mod user {
    use crate::demo::made::*;
    use crate::demo::two::*;

    pub fn go() -> u8 {
        7u8.size() + help()
    }
}
}
