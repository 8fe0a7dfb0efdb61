use demo::{Apply, Callbacks, Object};

fn main() {
    let twice: Box<Object> = Box::new(|n| 2 * n);
    let callbacks = Callbacks { all: vec![twice], pairs: vec![(1, &str::len)] };
    let mut total = 0;
    let said = demo::sum(&callbacks, &mut |n| { total += n; total }, &|n| n);
    println!("{} {}", said, demo::bounds(|n| n, demo::returned(4))(&5));
    let mut n = 1;
    let mut next = || { n += 1; n };
    let object: &mut (FnMut() -> i32 + 'static) = Box::leak(Box::new(|| 3));
    println!("{} {}", next(), object.apply());
}

mod demo {
#![allow(bare_trait_objects)]
pub type Object = Fn(i32) -> i32;
pub struct Callbacks<'a> {
    pub all: Vec<Box<Fn(i32) -> i32 + 'a>>,
    pub pairs: Vec<(i32, &'a Fn(&str) -> usize)>,
}
pub trait Apply {
    fn apply(&mut self) -> i32;
}
impl Apply for FnMut() -> i32 {
    fn apply(&mut self) -> i32 {
        self()
    }
}
pub fn sum(callbacks: &Callbacks, more: &mut FnMut(i32) -> i32, last: &(Fn(i32) -> i32 + Send)) -> i32 {
    let all = callbacks.all.iter().map(|f| f(1)).sum::<i32>() + last(2);
    let pairs = callbacks.pairs.iter().map(|(n, f)| *n + f("abc") as i32).sum::<i32>();
    more(all + pairs)
}
pub fn bounds<F: 'static + Fn(i32) -> i32, G>(f: F, g: G) -> Box<for<'a> Fn(&'a i32) -> i32>
where
    G: Fn(i32) -> i32 + 'static,
{
    let both: Box<dyn (Fn(i32) -> i32)> = Box::new(move |n| f(n) + g(n));
    Box::new(move |n| both(*n))
}
pub fn returned(n: i32) -> impl Fn(i32) -> i32 {
    move |m| n + m
}
}
