fn main() {
    println!("{} {}", demo::run(), demo::second());
    println!("{}", demo::Quiet(4).0);
}

mod demo {
#![allow(dead_code)]
macro_rules! vec {
    ($type:ty) => {
        impl Drop for $type {
            fn drop(&mut self) {
                println!("dropped {}", self.0);
            }
        }
    };
}
pub struct Quiet(pub i32);
pub fn run() -> i32 {
    struct Loud(i32);
    fn dead() {
        vec!(Loud);
    }
    let loud = Loud(3);
    loud.0
}
pub fn second() -> i32 {
    fn dead() {
        vec!(Quiet);
    }
    3
}
}
