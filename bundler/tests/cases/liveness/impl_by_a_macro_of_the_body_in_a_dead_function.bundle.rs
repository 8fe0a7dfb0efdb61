fn main() {
    println!("{}", demo::run());
}

mod demo {
#![allow(dead_code)]
pub fn run() -> i32 {
    struct Loud(i32);
    macro_rules! drops {
        ($type:ty) => {
            impl Drop for $type {
                fn drop(&mut self) {
                    println!("dropped {}", self.0);
                }
            }
        };
    }
    fn dead() {
        drops!(Loud);
    }
    let loud = Loud(3);
    loud.0
}
}
