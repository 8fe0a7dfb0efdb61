fn main() {
    println!("{}", demo::run());
}

mod demo {
#![allow(dead_code)]
pub fn run() -> i32 {
    trait Work<T> {
        fn used(&self) -> i32 {
            2
        }
    }
    trait Other {
        fn same(&self) -> i32;
    }
    struct Own;
    struct More(i32);
    impl Work<i32> for Own {
        fn used(&self) -> i32 {
            5
        }
    }
    impl<'a> Work<u8> for &'a More {
    }
    impl Other for More {
        fn same(&self) -> i32 {
            self.0
        }
    }
    Own.used() + (&More(3)).used() + More(4).same()
}
}
