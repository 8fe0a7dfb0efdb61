fn main() {
    println!("{}", demo::run());
    println!("{}", demo::second());
}

mod demo {
#![allow(dead_code)]
pub fn run() -> i32 {
    struct Loud(i32);
    const IMPLS: () = {
        impl Drop for Loud {
            fn drop(&mut self) {
                println!("dropped {}", self.0);
            }
        }
    };
    let loud = Loud(3);
    loud.0
}
pub fn second() -> i32 {
    struct Loud(i32);
    struct Idle;
    impl Idle {
        fn idle() {
            impl Drop for Loud {
                fn drop(&mut self) {
                    println!("dropped {} too", self.0);
                }
            }
        }
    }
    let loud = Loud(4);
    loud.0
}
}
