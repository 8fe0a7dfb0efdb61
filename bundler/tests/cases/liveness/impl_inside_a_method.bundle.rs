fn main() {
    let b: demo::B = demo::A.into();
    println!("{}", b.name());
}

mod demo {
pub struct A;
pub struct B;
impl A {
    #[allow(dead_code)]
    fn unused_looking() {
        impl From<A> for B {
            fn from(_: A) -> B {
                B
            }
        }
    }
}
impl B {
    pub fn name(&self) -> &'static str {
        "b"
    }
}
}
