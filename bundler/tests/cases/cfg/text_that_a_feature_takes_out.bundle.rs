fn main() { println!("{:?}", demo::all(5)); }

mod demo {
pub mod a {
    pub fn here() -> u8 { 1 }
    pub trait Here { fn here(&self) -> u8 { 2 } }
    impl Here for u8 {}
    pub struct Kept<T>(pub T);
    impl<T> Kept<T> { pub fn kept(&self) -> u8 { 3 } }
}
fn sized<T: a::Here>(t: T) -> u8 { t.here() }
fn less(one: u8, ) -> u8 { one }
pub fn all(n: u8) -> Vec<u8> {
    fn local() -> u8 { a::here() }
    let kept = |n: u8| a::Kept(n).kept();
    let found = match n {
        5 | 6 => a::here(),
        _ => 0,
    };
    let list = vec![found, kept(n), local(), sized(n), less(n)];
    { list }
}
}
