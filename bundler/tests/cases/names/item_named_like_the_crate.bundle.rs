use crate::demo_lib as demo;

mod demo_lib {
pub fn demo() -> i32 {
    3
}
pub mod inner {
    pub fn demo() -> i32 {
        4
    }
}
}

fn demo() -> i32 {
    demo::demo() + 10
}

macro_rules! demo {
    () => {
        demo::inner::demo()
    };
}

fn main() {
    println!("{} {}", demo(), demo!());
}
