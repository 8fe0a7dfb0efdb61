use demo::{Give, Hash, Sum};
fn main() {
    let mut sum = Sum(1);
    println!("{} {} {} {}", sum.word(2, 3), Sum::last("", None), sum.plain(4), u8::give(5));
}

mod demo {
pub trait Hash {
    type Of;
    fn word(&mut self, _: Self::Of, _: u8) -> u8;
    fn last(_: &str, _: Option<(u8, u8)>) -> usize {
        7
    }
    fn plain(self, other: u8) -> u8;
}
pub struct Sum(pub u8);
impl Hash for Sum {
    type Of = u8;
    fn word(&mut self, of: u8, and: u8) -> u8 {
        self.0 += of + and;
        self.0
    }
    fn plain(self, other: u8) -> u8 {
        self.0 + other
    }
}
macro_rules! made {
    ($name:ident, $ty:ty) => {
        pub trait $name {
            fn give(_: u16) -> $ty;
        }
        impl $name for u8 {
            fn give(it: $ty) -> $ty {
                it
            }
        }
    };
}
made!(Give, u16);
}
