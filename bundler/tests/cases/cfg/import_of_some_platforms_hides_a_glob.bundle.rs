fn main() {
    println!("{}", demo::user::f());
}

mod demo {
mod near {
    pub fn count() -> i32 {
        3
    }
}
mod far {
    pub fn number() -> i32 {
        4
    }
}
pub mod user {
    #[cfg(not(windows))]
    use super::near::count as number;
    #[allow(unused_imports)]
    use super::far::*;
    pub fn f() -> i32 {
        number()
    }
}
}
