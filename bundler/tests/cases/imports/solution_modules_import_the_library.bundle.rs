mod outer {
use crate::demo;
    pub mod inner {
use crate::demo;
        use crate::demo::f;
        pub fn g() -> String {
            format!("{} {}", f(1), demo::f(2))
        }
    }
    pub fn h() -> Vec<i32> {
        vec![demo::f(3), self::inner::g().len() as i32]
    }
}

fn main() {
    println!("{} {:?} {}", outer::inner::g(), outer::h(), demo::f(4));
}

mod demo {
pub fn f(n: i32) -> i32 {
    n + 1
}
}
