use demo::Shape;

fn main() {
    println!("{} {} {} {}", demo::START, demo::Square.area(), demo::unions(), demo::with_const());
}

mod demo {
#![allow(dead_code, unused_imports, unused_macros, non_camel_case_types, uncommon_codepoints)]

pub static START: i32 = {
    const fn used() -> i32 { 1 }
    used()
};

pub trait Shape {
    fn area(&self) -> i32 {
        let f = |x: i32| {
            fn größe() -> i32 { 5 }
            x + größe()
        };
        match f(1) {
            6 => {
                3
            }
            _ => loop {
                break 4;
            },
        }
    }
}
pub struct Square;
impl Shape for Square {}

pub fn unions() -> u32 {
    union Used { a: u32, b: f32 }
    let used = Used { b: 1.0 };
    (unsafe { used.a }) >> 23
}

pub fn with_const() -> usize {
    let array = [0; { 3 }];
    if array.len() == 3 { ; 1 } else { 2 }
}
}
