fn main() {
    println!("{}", demo::user::three());
}

mod demo {
pub mod traits {
    pub trait Named {
        fn name(&self) -> i32;
    }
    impl Named for bool {
        fn name(&self) -> i32 {
            3
        }
    }
}
pub mod other {
    pub use super::traits::*;
}
pub mod user {
    #[cfg(debug_assertions)]
    use super::traits::*;
    #[cfg(not(debug_assertions))]
    use super::other::*;
    pub fn three() -> i32 {
        true.name()
    }
}
}
