fn main() {
    println!("{} {}", demo::inner::f(), demo::S::new().get());
}

mod demo {
pub mod inner {
    pub fn f() -> i32 {
        3
    }
}

pub struct S(i32);

impl S {
    pub fn new() -> S {
        S(4)
    }

    pub fn get(&self) -> i32 {
        self.0
    }
}
}
