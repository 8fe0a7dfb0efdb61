fn main() {
    println!("{}", demo::Outer::new().size);
}

mod demo {
pub struct Inner {
    pub size: i32,
}
pub struct Outer {
    pub(in crate::demo) size: i32,
    inner: Inner,
}
impl Outer {
    pub fn new() -> Outer {
        let outer = Outer { size: 1, inner: Inner { size: 2 } };
        assert!(outer.size == 1);
        outer
    }
}
impl std::ops::Deref for Outer {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.inner
    }
}
}
