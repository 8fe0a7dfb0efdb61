use crate::demo_lib3 as demo;
mod demo_lib {
    pub fn demo_lib2() -> i32 {
        crate::demo_lib3::three()
    }
}

fn demo() -> i32 {
    demo::three()
}

fn main() {
    println!("{} {}", demo(), demo_lib::demo_lib2());
}

mod demo_lib3 {
pub fn three() -> i32 {
    3
}
}
