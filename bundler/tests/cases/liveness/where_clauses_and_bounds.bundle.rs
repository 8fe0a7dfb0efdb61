fn main() {
    println!("{}", demo::all(0u8, &1u8, 2u8));
}

mod demo {
pub trait A {
    fn a(&self) -> i32 {
        1
    }
}
pub trait B {
    fn b(&self) -> i32 {
        2
    }
}
pub trait C {
    fn c(&self) -> i32 {
        3
    }
}
impl A for u8 {}
impl B for u8 {}
impl C for u8 {}
pub fn all<T>(t: T, c: &dyn C, b: impl B) -> i32
where
    T: A,
{
    t.a() + b.b() * 10 + c.c() * 100
}
}
