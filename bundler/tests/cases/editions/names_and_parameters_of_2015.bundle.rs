
use demo::{dyn, Odd, One};

fn main() {
    let sum = One.all(|a, b| a + b, &mut [1, 2], Default::default(), |n| n);
    println!("{} {}", sum, Box::new(One).named(1, vec![1, 2], ()));
    println!("{} {}", One.plain("a".to_string(), "bc", None), dyn(&1));
    One::none();
    println!("{:?} {:?}", demo::tried("4"), demo::dyn(&"x"));
}

mod demo {
#![allow(warnings)]
use std::collections::HashMap;
use std::fmt::Debug;

pub trait Odd<'a, T> {
    fn all<F: Fn(u8, u8) -> u8>(&'a self, F, &mut [T; 2], HashMap<u8, (u8, T)>, fn(u8) -> u8) -> u8;
    fn named(self: Box<Self>, _: u8, mut n: ::std::vec::Vec<u8>, _: ()) -> u8 where Self: Sized {
        n.push(1);
        n[0]
    }
    fn plain(self, ::std::string::String, &'a str, Option<Box<Fn(u8) -> u8>>) -> usize where Self: Sized;
    fn none();
}

pub struct One;

impl<'a> Odd<'a, i32> for One {
    fn all<F: Fn(u8, u8) -> u8>(
        &'a self,
        f: F,
        _: &mut [i32; 2],
        map: HashMap<u8, (u8, i32)>,
        g: fn(u8) -> u8,
    ) -> u8 {
        f(1, 2) + g(3) + map.len() as u8
    }
    fn named(self: Box<Self>, a: u8, b: Vec<u8>, _: ()) -> u8 {
        a + b.len() as u8
    }
    fn plain(self, a: String, b: &'a str, _: Option<Box<Fn(u8) -> u8>>) -> usize {
        a.len() + b.len()
    }
    fn none() {}
}

pub fn dyn(async: &dyn Debug) -> String {
    let try = 3;
    let await = async as &Debug;
    for dyn in 0..try {
        if dyn == 2 {
            return format!("{:?} {}", await, dyn as u8);
        }
    }
    String::new()
}

pub fn tried(text: &str) -> Result<i32, std::num::ParseIntError> {
    let n: i32 = try!(text.parse());
    Ok(n + 1)
}
}
