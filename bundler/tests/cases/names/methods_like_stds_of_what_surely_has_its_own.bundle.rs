use demo::*;
fn main() {
    println!("{} {}", calc("ab", 3), calc("ab", 1));
    println!("{} {}", Held::new(Unit).calc(), Boxed::new(Unit).calc());
    println!("{} {}", named(&Unit), Holder::new("a").first);
}

mod demo {
pub trait Own { fn repeat(&self, n: usize) -> &'static str; }
impl Own for str { fn repeat(&self, _: usize) -> &'static str { "own" } }
macro_rules! same { ($($t:tt)*) => { $($t)* }; }
macro_rules! repeat { ($n:expr) => { $n * 2 }; }
pub fn calc<T: Own + ?Sized>(x: &T, n: usize) -> usize {
    assert!((n) < 9 && same!((n > 0)));
    if n > 1 { x.repeat(n).len() } else { same!(repeat!(n)) }
}
pub struct Holder<'a, T: ?Sized> { #[allow(dead_code)] pub first: u8, of: &'a T }
pub struct Held<T>(T);
impl<'a, T: ?Sized> Holder<'a, T> { pub fn new(of: &'a T) -> Self { Holder { first: 1, of } } }
impl<T> Held<T> { pub fn new(of: T) -> Self { Held(of) } }
pub struct Boxed<T> { pub(in crate::demo) of: T, more: T }
impl<T: Clone> Boxed<T> { pub fn new(of: T) -> Self { Boxed { more: of.clone(), of } } }
impl<T: Own> Boxed<T> { pub fn calc(&self) -> usize { (self.of.repeat(1)).len() * 100 + self.more.repeat(2).len() } }
impl<T: Own> Held<T> { pub fn calc(&self) -> usize { { self.0.repeat(4).len() } } }
#[derive(Clone)]
pub struct Unit;
impl Own for Unit { fn repeat(&self, _: usize) -> &'static str { "unit" } }
impl Unit {
    pub fn to_string(&self) -> u8 { 7 }
    pub fn to_owned(&self) -> u8 { 8 }
}
pub fn named(unit: &Unit) -> u8 { unit.to_string() + unit.to_owned() }
}
