use demo::{Name, S};

fn main() {
    println!("{} {}", S.name(), demo::inside());
}

mod demo {
pub struct S;
impl S {
    pub(in crate::demo) fn name(&self) -> &'static str {
        "inherent"
    }
}
pub trait Name {
    fn name(&self) -> &'static str {
        "trait"
    }
}
impl Name for S {}
pub fn inside() -> &'static str {
    S.name()
}
}
