fn main() {
    let _ = demo::A;
    println!("{}", demo::and(1.5));
}

mod demo {
pub struct A;
pub struct B;
impl std::ops::BitAnd<A> for f32 {
    type Output = &'static str;
    fn bitand(self, _: A) -> &'static str {
        "f32"
    }
}
impl std::ops::BitAnd<B> for f64 {
    type Output = &'static str;
    fn bitand(self, _: B) -> &'static str {
        "f64"
    }
}
impl From<i32> for A {
    fn from(_: i32) -> A {
        A
    }
}
impl From<i32> for B {
    fn from(_: i32) -> B {
        B
    }
}
pub fn and<T, X: From<i32>>(number: T) -> &'static str
where
    T: std::ops::BitAnd<X, Output = &'static str>,
{
    number & 1.into()
}
}
