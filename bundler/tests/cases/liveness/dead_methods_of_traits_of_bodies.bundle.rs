fn main() {
    println!("{}", demo::run());
}

mod demo {
#![allow(dead_code)]
pub fn run() -> i32 {
    trait Work {
        fn used(&self) -> i32 {
            2
        }
    }
    struct Own;
    impl Work for Own {
    }
    Own.used()
}
}
