mod demo {
pub const LIMIT: u32 = 3;
pub trait Visit<'a, 'b> { fn visit(&self, one: &'a str, two: &'b str) -> usize; }
impl<'a, 'b> Visit<'a, 'b> for u32 {
    fn visit(&self, one: &'a str, two: &'b str) -> usize { one.len() * 10 + two.len() + *self as usize }
}
#[allow(non_camel_case_types)]
pub trait Tr { type demo; }
impl Tr for u8 { type demo = u32; }
impl Tr for u16 { type demo = u64; }
}

use demo::Tr;
macro_rules! visitor {
    ($name:ident, $($life:lifetime),*) => {
        fn $name<T: for<$($life),*> crate::demo::Visit<$($life),*>>(of: T, one: &str, two: &str) -> usize {
            of.visit(one, two)
        }
    };
}
visitor!(visit, 'l, 'm);
trait Show<T> { fn show(&self) -> usize; }
macro_rules! shown {
    ($of:ident, $show:ident) => {
        impl<$of: Tr> $show<$of> for <$of>::demo {
            fn show(&self) -> usize { std::mem::size_of::<Self>() }
        }
    };
}
shown!(T, Show);
trait Told { fn told(&self) -> usize; }
macro_rules! told {
    ($of:ty) => {
        impl Told for <$of as Tr> ::demo {
            fn told(&self) -> usize { *self as usize + 1 }
        }
    };
}
told!(u16);
fn pair(a: bool, b: bool) -> usize { a as usize * 2 + b as usize }
macro_rules! compared {
    ($in:ident, $to:ident) => { pair($in<=$to, $to>crate::demo::LIMIT) };
}
fn main() {
    println!("{}", visit(3, "abc", "de"));
    println!("{} {}", Show::<u8>::show(&1_u32), 5_u64.told());
    let (x, y) = (4_u32, 4);
    println!("{}", compared!(x, y));
}
