extern crate core;
extern crate alloc as heap;

mod own {
    use demo::a::async::Await;
    use helper;
    pub fn f() -> i32 {
        2.await(3, None) + helper() + 1.with(|n| n, 2, 0)
    }
}

fn helper() -> i32 {
    use demo::a::parse;
    parse("41").unwrap_or(0)
}

fn main() {
    println!("{} {} {}", own::f(), crate::demo::a::one(), demo::call(&|n| n + 1, &4u8));
}

mod demo {
#![allow(warnings)]
extern crate core;
extern crate alloc as heap;
pub mod a {
    use crate::demo::*;
    use crate::demo::heap::vec::Vec as List;
    use core::cmp;
    pub fn one() -> i32 {
        let all: List<i32> = List::new();
        cmp::max(root(), all.len() as i32)
    }
    pub fn parse(text: &str) -> Result<i32, ::std::num::ParseIntError> {
        let n = try!(text.parse::<i32>());
        Ok(n + crate::demo::a::one())
    }
    pub mod async {
        pub trait Await {
            fn await(&self, i32, Option<(i32, &str)>) -> i32;
            fn with<F: Fn(i32) -> i32>(self: &Self, F, n: i32, _: u8) -> i32;
        }
    }
}
fn root() -> i32 {
    1
}
impl a::async::Await for i32 {
    fn await(&self, n: i32, _: Option<(i32, &str)>) -> i32 {
        *self + n
    }
    fn with<F: Fn(i32) -> i32>(&self, f: F, n: i32, _: u8) -> i32 {
        f(*self + n)
    }
}
pub fn call(f: &Fn(i32) -> i32, dyn: &(Value + 'static)) -> i32 {
    let value: &dyn Value = dyn;
    f(value.value())
}
pub trait Value {
    fn value(&self) -> i32;
}
impl crate::demo::Value for u8 {
    fn value(&self) -> i32 {
        *self as i32
    }
}
}
