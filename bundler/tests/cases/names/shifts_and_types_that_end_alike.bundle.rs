use demo::{Both, Tr, same};
trait Show { fn show(&self) -> u32; }
struct Of { n: u32 }
fn both(a: bool, b: bool) -> u32 { a as u32 * 2 + b as u32 }
fn sum(of: Both<<u8 as Tr>::demo, fn() -> u32>) -> u32 { of.0 + (of.1)() }
impl Show for Both<<u8 as Tr>::demo, bool> where u32: Copy {
    fn show(&self) -> u32 { self.0 + self.1 as u32 }
}
fn four() -> u32 { 4 }
fn main() {
    let (a, b, c, of) = (1_u32, 4_u32, 2_u32, Of { n: 2 });
    println!("{} {}", sum(Both(3, four)), Both(3, true).show());
    let literal = both(a << c > crate::demo::LIMIT, b > 3);
    let field = both(a << c > crate::demo::LIMIT, of.n > (3));
    let block = both({ a } < same::<>(b), c > crate::demo::LIMIT);
    println!("{} {} {}", literal, field, block);
}

mod demo {
pub const LIMIT: u32 = 3;
pub fn same(n: u32) -> u32 { n }
#[allow(non_camel_case_types)]
pub trait Tr { type demo; }
impl Tr for u8 { type demo = u32; }
pub struct Both<A, B>(pub A, pub B);
}
