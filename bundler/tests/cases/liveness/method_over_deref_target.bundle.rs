fn main() {
    let w = demo::Wrapper(demo::Inner);
    println!("{} {}", w.first(), w.0.first());
}

mod demo {
pub struct Wrapper(pub Inner);
pub struct Inner;
impl Inner {
    pub fn first(&self) -> i32 {
        1
    }
}
impl Wrapper {
    pub fn first(self: &Self) -> i32 {
        2
    }
}
impl std::ops::Deref for Wrapper {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}
}
