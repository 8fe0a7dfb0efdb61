mod demo {
    pub fn own() -> u8 {
        50
    }
}

fn renamed() -> u8 {
    use crate::demo_lib as e;
    use self::demo::own;
    own() + e::y::f()
}

fn main() {
    use crate::demo_lib as demo;
    use demo::y;
    println!("{} {} {}", y::f(), demo::demo(), renamed());
}

mod demo_lib {
pub fn demo() -> u8 {
    9
}
pub mod y {
    pub fn f() -> u8 {
        1
    }
}
}
