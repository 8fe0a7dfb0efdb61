use demo::{a, Shape, TryFrom};
struct S;
impl Shape for S {
    fn area(&self) -> i32 {
        match 3 {
            0...5 => 7,
            _ => 0,
        }
    }
}
fn main() {
    demo::capture();
    println!("{} {} {}", a::g(), demo::total(&[Box::new(S)]), demo::r#async());
    println!("{} {}", demo::either!(3, 1 | 3), u8::try_from(257));
    let said = std::panic::catch_unwind(|| panic!("{said}")).unwrap_err();
    println!("{:?}", said.downcast_ref::<&str>());
}

mod demo {
#![allow(warnings)]
pub mod a {
    pub mod b {
        pub fn f() -> i32 {
            1
        }
    }
    use b::f;
    pub fn g() -> i32 {
        f() + self::b::f()
    }
}
pub struct Loud(pub &'static str);
impl Drop for Loud {
    fn drop(&mut self) {
        println!("drop {}", self.0);
    }
}
pub fn capture() {
    let pair = (Loud("first"), Loud("second"));
    {
        let closure = move || {
            let _first = &pair.0;
        };
        closure();
    }
    println!("end");
}
pub trait Shape {
    fn area(&self) -> i32;
}
pub fn total(all: &[Box<Shape>]) -> i32 {
    all.iter().map(|shape| shape.area()).sum()
}
macro_rules! either {
    ($value:expr, $($p:pat)|*) => {
        match $value {
            $($p)|* => true,
            _ => false,
        }
    };
}
pub fn r#async() -> &'static str {
    stringify!(r#async)
}
pub trait TryFrom {
    fn try_from(n: i32) -> Self;
}
impl TryFrom for u8 {
    fn try_from(n: i32) -> Self {
        n as u8
    }
}
pub(crate) use either;
}
