fn main() {
    println!("{}", demo::outer().answer());
}

mod demo {
pub struct Outer(Inner);
pub struct Inner(i32);
impl Inner {
    pub fn answer(&self) -> i32 {
        self.0
    }
}
pub fn outer() -> Outer {
    Outer(Inner(42))
}
impl std::ops::Deref for Outer {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}
}
