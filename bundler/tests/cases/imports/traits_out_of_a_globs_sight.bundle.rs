fn main() {
    println!("{}", demo::user::f());
}

mod demo {
mod right {
    pub trait Right {
        fn five(&self) -> i32 {
            8
        }
    }
    impl Right for i32 {}
    pub fn three() -> i32 {
        3
    }
}
pub mod user {
    use crate::demo::right::*;
    pub fn f() -> i32 {
        three().five()
    }
}
}
