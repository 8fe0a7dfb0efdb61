fn main() {
    println!("{}", demo::around(demo::A(1)).0);
}

mod demo {
pub struct A(pub i32);
pub struct B(i32);
pub struct C(i32);
impl From<A> for B {
    fn from(a: A) -> B {
        B(a.0 + 1)
    }
}
impl From<B> for C {
    fn from(b: B) -> C {
        C(b.0 * 10)
    }
}
impl From<C> for A {
    fn from(c: C) -> A {
        A(c.0 + 5)
    }
}
pub fn around(a: A) -> A {
    C::from(B::from(a)).into()
}
}
