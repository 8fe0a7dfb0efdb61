use demo::*;

fn main() {
    let double = |n| n * 2;
    let table = Table { functions: vec![Box::new(double)], borrowed: &double, both: &double };
    let mut seen = 0;
    println!("{}", apply(double, add(1), &mut |n| seen += n, Box::new(|| 5)));
    println!("{} {}", seen, (table.functions[0])(1) + (table.borrowed)(2) + (table.both)(3));
    println!("{} {}", same(double)(3), through(&double, Box::new(|n| n + seen)));
}

mod demo {
#![allow(warnings)]
pub type Function = Fn(i32) -> i32;
pub type Boxed<'a> = Box<::std::ops::FnMut(i32) -> i32 + 'a>;

pub struct Table<'a> {
    pub functions: Vec<Box<Fn(i32) -> i32>>,
    pub borrowed: &'a Fn(i32) -> i32,
    pub both: &'a (Fn(i32) -> i32 + Sync),
}

pub fn apply<F: Fn(i32) -> i32, G>(f: F, g: G, h: &mut FnMut(i32), k: Box<FnOnce() -> i32>) -> i32
where
    G: FnOnce(i32) -> i32 + Sized,
    for<'r> F: Fn(i32) -> i32,
{
    h(1);
    f(g(k()))
}

pub fn add(n: i32) -> Box<dyn Fn(i32) -> i32> {
    Box::new(move |m| m + n)
}

pub fn same(f: impl Fn(i32) -> i32) -> impl Fn(i32) -> i32 {
    f
}

pub fn through(f: &Function, mut g: Boxed) -> i32 {
    let pair: (&Fn(i32) -> i32, i32) = (f, 1);
    g((pair.0)(pair.1))
}
}
