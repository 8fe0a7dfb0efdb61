fn main() {
    println!("{}", demo::user::go());
}

mod demo {
pub mod two {
    pub struct Size;
}

pub mod three {
    pub trait Other {
        fn size(&self) -> u8 {
            3
        }
    }
    impl Other for u8 {}
}

pub mod user {
    use crate::demo::three::*;

    pub fn go() -> u8 {
        7u8.size()
    }
}
}
