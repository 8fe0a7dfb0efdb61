use demo::Size;
fn main() {
    println!("{} {}", <[u8; 2] as Size>::size(), <demo::Matrix<2> as Size>::size());
}

mod demo {
pub trait Size { fn size() -> usize; }
pub struct Matrix<const N: usize>;
pub struct Lone;
macro_rules! odd { (@ $name:ident) => {
        impl Size for $name { fn size() -> usize { 1 } }
        impl Size for [$name; 2] { fn size() -> usize { 2 } }
        impl Size for Matrix<{ 1 + 1 }> { fn size() -> usize { 3 } }
        impl<'a> Size for &'a dyn Fn($name) -> Lone { fn size() -> usize { 4 } }
    };
    ($($t:tt)*) => { odd!(@ $($t)*); };
}
odd!(u8);
}
