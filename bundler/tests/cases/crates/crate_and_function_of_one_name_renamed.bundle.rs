fn main() {
    println!("{} {}", demo::one::f(), demo::two::f());
}

mod demo {
pub mod deep {
    pub fn tools() -> i32 {
        4
    }
}
pub mod one {
use crate::tools;
    use crate::demo::deep::*;
    use tools as other;

    pub fn f() -> i32 {
        other() + other::three()
    }
}
pub mod two {
use crate::tools;
    pub fn tools() -> i32 {
        5
    }
    use tools as other;

    pub fn f() -> i32 {
        other() + other::three()
    }
}
}

mod tools {
pub fn three() -> i32 {
    3
}
}
