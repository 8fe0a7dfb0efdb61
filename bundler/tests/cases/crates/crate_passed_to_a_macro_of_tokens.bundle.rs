fn main() {
    println!("{}", demo::f());
}

mod demo {
use crate::tools;
macro_rules! call {
    ($c:ident $f:ident) => {
        $c::$f()
    };
}
pub fn f() -> i32 {
    call!(tools three)
}
}

mod tools {
pub fn three() -> i32 {
    3
}
}
