use demo::{Additive, Monoid};
fn main() {
    println!("{}", Additive::<i32>::identity());
}

mod demo {
pub mod identities {
pub trait Zero: Sized {
    fn zero() -> Self;
}
macro_rules! zero_impl {
    ($t:ty, $v:expr) => {
        impl Zero for $t {
            fn zero() -> $t {
                $v
            }
        }
    };
}
zero_impl!(i32, 0);
}
use identities::Zero;
pub trait Monoid {
    type S;
    fn identity() -> Self::S;
}
macro_rules! impl_monoid {
    ($g:ident<$p:ident: $b:tt>, $id:expr) => {
        impl<$p: $b> Monoid for $g<$p> {
            type S = $p;
            fn identity() -> Self::S {
                $id
            }
        }
    };
}
pub struct Additive<T>(T);
impl_monoid!(Additive<T: Zero>, T::zero());
}
