use number::*;
fn main() {
    println!("{}", 3u32.twice());
}

mod number {
pub mod int {
use crate::traits::*;

pub trait Int: Prim {
    fn twice(self) -> Self {
        self.plus(self)
    }
}
impl<T: Prim> Int for T {}
}
pub use int::*;
}

mod traits {
pub trait Prim: Copy {
    fn plus(self, other: Self) -> Self;
}
impl Prim for u32 {
    fn plus(self, other: Self) -> Self {
        self + other
    }
}
}
