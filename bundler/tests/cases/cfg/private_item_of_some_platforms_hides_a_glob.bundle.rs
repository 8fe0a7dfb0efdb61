fn main() {
    println!("{}", demo::user::f());
}

mod demo {
mod far {
    pub fn number() -> i32 {
        3
    }
}
mod near {
    pub(in crate::demo) use crate::demo::far::*;
    #[cfg(windows)]
    fn number() -> i32 {
        4
    }
}
mod other {
    #[cfg(windows)]
    pub fn number() -> i32 {
        5
    }
}
#[allow(unused_imports)]
pub mod user {
    use crate::demo::near::*;
    use crate::demo::other::*;
    pub fn f() -> i32 {
        number()
    }
}
}
