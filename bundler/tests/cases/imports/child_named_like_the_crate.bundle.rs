use demo::demo::f as inner;

fn main() {
    println!("{} {}", demo::f(), inner());
}

mod demo {
pub mod demo {
    pub fn f() -> i32 {
        crate::demo::demo::g() + self::g()
    }
    pub fn g() -> i32 {
        2
    }
}
pub fn f() -> i32 {
    demo::f() + 10
}
}
