
fn main() {
    println!("{} {}", demo::outer::f(), demo::outer::g());
}

mod demo {
pub mod traits {
    pub trait Double {
        fn double(&self) -> i32;
    }
    impl Double for i32 {
        fn double(&self) -> i32 {
            2 * self
        }
    }
    pub fn three() -> i32 {
        3
    }
}
pub mod outer {
    mod traits {
        pub fn three() -> i32 {
            4
        }
    }
    pub fn f() -> i32 {
        use crate::demo::traits::*;
        three().double()
    }
    pub fn g() -> i32 {
        use crate::demo::traits::three;
        three() + self::traits::three()
    }
}
}
