fn main() {
    println!("{} / {}", demo::user::f(), demo::other::f());
}

mod demo {
pub trait Named {
    fn name(self) -> &'static str;
}
impl Named for S {
    fn name(self) -> &'static str {
        "trait, by value"
    }
}
#[derive(Clone, Copy)]
pub struct S;
impl S {
    pub fn name(&self) -> &'static str {
        "inherent, by reference"
    }
}
pub mod user {
    #[allow(unused_imports)]
    use crate::demo::Named;
    pub fn f() -> &'static str {
        crate::demo::S.name()
    }
}
pub mod other {
    pub fn f() -> &'static str {
        crate::demo::S.name()
    }
}
}
