use demo::{Derived, S};

fn main() {
    println!("{}", S.twice());
}

mod demo {
pub trait Base {
    fn id(&self) -> i32;
}
pub trait Derived: Base {
    fn twice(&self) -> i32 {
        2 * self.id()
    }
}
pub struct S;
impl Base for S {
    fn id(&self) -> i32 {
        21
    }
}
impl Derived for S {}
}
