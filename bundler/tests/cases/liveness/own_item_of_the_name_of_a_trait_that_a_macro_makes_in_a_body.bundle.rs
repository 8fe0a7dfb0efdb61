fn main() {
    println!("{}", demo::user::go());
}

mod demo {
pub mod three {
    pub trait Other {
        fn size(&self) -> u8 {
            3
        }
    }
    impl Other for u8 {}
}

pub mod made {
}

pub mod user {
    pub fn go() -> u8 {
        use crate::demo::made::*;
        use crate::demo::three::*;

        struct Size;

        7u8.size()
    }
}
}
