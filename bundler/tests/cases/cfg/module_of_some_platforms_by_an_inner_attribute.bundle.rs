fn main() {
    println!("{}", demo::user::run());
}

mod demo {
mod a {
    pub mod inner {
        pub fn number() -> i32 {
            1
        }
    }
}
pub mod user {
    #[allow(unused_imports)]
    use super::a::*;

    mod inner {
        #![cfg(not(local))]
        pub fn number() -> i32 {
            2
        }
    }

    pub fn run() -> i32 {
        inner::number()
    }
}
}
