
mod a {
    pub fn f() -> i32 {
        1
    }
}

fn main() {
    println!("{}", from_the_root!());
}

mod demo {
pub mod a {
    pub fn f() -> i32 {
        100
    }
}
#[macro_export]
macro_rules! from_the_root {
    () => {
        ::a::f() + ::demo::two()
    };
}
macro_rules! own {
    () => {{
        use crate::demo::a::f;
        f() + crate::demo::a::f()
    }};
}
pub fn two() -> i32 {
    own!()
}
}
