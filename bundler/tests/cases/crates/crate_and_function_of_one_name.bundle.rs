fn main() {
    println!("{}", demo::one::f());
}

mod demo {
pub mod deep {
    pub fn tools() -> i32 {
        4
    }
}
pub mod one {
    use crate::demo::deep::*;
    use crate::tools;

    pub fn f() -> i32 {
        tools() + tools::three()
    }
}
}

mod tools {
pub fn three() -> i32 {
    3
}
}
