fn main() {
    println!("{}", demo::run());
}

mod demo {
#![allow(dead_code)]
pub fn run() -> i32 {
    struct Loud(i32);
    impl Loud {
        fn idle(&self) {
            impl Drop for Loud {
                fn drop(&mut self) {
                    println!("dropped {}", self.0);
                }
            }
        }
    }
    let loud = Loud(3);
    loud.0
}
}
