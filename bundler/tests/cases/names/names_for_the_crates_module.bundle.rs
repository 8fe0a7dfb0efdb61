use crate::demo_lib2 as demo;
fn demo() -> i32 {
    demo::three()
}

fn main() {
    let demo_lib = 1;
    println!("{} {}", demo(), demo_lib);
}

mod demo_lib2 {
pub fn three() -> i32 {
    3
}
}
