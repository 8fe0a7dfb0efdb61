fn main() {
    println!("{} {} {}", demo::one::f(), demo::two::f(), demo::three::f());
}

mod demo {
pub mod deep {
    pub mod tools {
        pub fn four() -> i32 {
            4
        }
    }
}
pub mod one {
    use crate::demo::deep::*;

    pub fn f() -> i32 {
        tools::four() + crate::tools::three()
    }
}
pub mod two {
    mod tools {
        pub fn five() -> i32 {
            5
        }
    }
    use tools::five;

    pub fn f() -> i32 {
        five()
    }
}
pub mod three {
    use crate::demo::deep::tools;
    use tools::four;

    pub fn f() -> i32 {
        four()
    }
}
}

mod tools {
pub fn three() -> i32 {
    3
}
}
