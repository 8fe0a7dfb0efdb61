mod demo {
pub const YES: bool = false;
pub const LIMIT: u32 = 3;
pub trait Named { type Out; const N: u32; }
impl Named for u8 { type Out = u16; const N: u32 = 9; }
}

use demo::Named;
macro_rules! same { ($($t:tt)*) => { $($t)* }; }
struct Pair(pub(crate) <u8 as Named>::Out, pub <u8 as Named>::Out);
fn twice(n: u32) -> u32 { n * 2 }
fn block(n: &[u32], m: u32) -> bool {
    n[0] < m && <u8 as Named>::N > crate::demo::LIMIT
}
fn call(n: u32, m: u32) -> bool {
    twice(n) < m && m > crate::demo::LIMIT
}
fn choose(n: u32, m: u32) -> u32 {
    same!(if n<m { 1 } else if m>crate::demo::LIMIT { 2 } else { 3 })
}
fn main() {
    let p = Pair(1, 2);
    println!("{} {} {}", p.0 + p.1, block(&[1], 2), call(1, 5));
    println!("{}", same!(false<true && true>crate::demo::YES));
    println!("{}", same!(true<false || true>crate::demo::YES));
    println!("{} {}", choose(3, 2), choose(4, 4));
    println!("{}", same!(match 1 < 2 { true => 4>crate::demo::LIMIT, false => false }));
    let (n, m, array) = (1_u32, 4_u32, [1_u32]);
    println!("{}", same!(match m { k if n<k => k>crate::demo::LIMIT, _ => false }));
    println!("{} {}", same!(n<m & 7 && m>crate::demo::LIMIT), same!(array[0]<m && m>crate::demo::LIMIT));
    println!("{}", same!(n<m && n != 3 && m>crate::demo::LIMIT));
    println!("{}", same!(twice(n)<m && m>crate::demo::LIMIT));
    println!("{}", same!({ let _small = n<m; m>crate::demo::LIMIT }));
}
