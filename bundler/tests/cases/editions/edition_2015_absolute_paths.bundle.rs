
mod a {
    pub fn f() -> &'static str {
        "own a"
    }
}

fn main() {
    println!("{} {} {}", demo::b::both(), crate::demo::a::f(), ::a::f());
}

mod demo {
pub mod a {
    pub fn f() -> &'static str {
        "root a"
    }
}
pub mod b {
    pub mod a {
        pub fn f() -> &'static str {
            "b::a"
        }
    }
    pub fn both() -> String {
        use crate::demo::a::f;
        format!("{} {} {}", f(), crate::demo::a::f(), self::a::f())
    }
}
}
