mod all {
    pub mod demo {
        pub fn f() -> &'static str {
            "own"
        }
    }
}

mod child {
    use super::all::*;
    pub fn f() -> &'static str {
        self::demo::f()
    }
}

fn main() {
    println!("{} {} {}", demo::f(), child::f(), all::demo::f());
}

mod demo {
pub fn f() -> &'static str {
    "library"
}
}
