use demo::{kinds::inner::num as _, length, One, Text, Two};
use num::Zero;
fn main() {
    println!("{} {}", One::<u8>::zero().0, Two::<i64>::zero().0);
    println!("{}", length(&Text) + usize::from(Text.kind()));
}

mod demo {
use crate::num;
pub struct One<T>(pub T);
pub struct Two<T>(pub T);
pub struct Text;
macro_rules! zero {
    (<$($p:ident),*>, $t:ty, $e:expr) => {
        impl<$($p: Default),*> crate::num::Zero for $t {
            fn zero() -> Self {
                $e
            }
        }
    };
    ($($p:ident)?; $t:ty, $e:expr) => {
        impl$(<$p: Default>)? crate::num::Zero for $t {
            fn zero() -> Self {
                $e
            }
        }
    };
}
zero!(<T>, One<T>, One(T::default()));
zero!(T; Two<T>, Two(T::default()));
impl<'a> num::Length<'a> for Text {
    fn length(&self, text: &'a str) -> usize {
        text.len()
    }
}
macro_rules! length {
    ($($life:lifetime)?) => {
        pub fn length(value: &dyn for$(<$life>)? crate::num::Length<$($life)?>) -> usize {
            value.length("four")
        }
    };
}
length!('b);
pub mod kinds {
    pub mod inner {
        #[allow(non_camel_case_types)]
        pub trait num {
            fn kind(&self) -> u8 {
                7
            }
        }
    }
}
macro_rules! kind {
    ($($part:ident).+) => {
        impl $($part)::+::num for Text {}
    };
}
kind!(kinds.inner);
}

mod num {
pub trait Zero {
    fn zero() -> Self;
}
pub trait Length<'a> {
    fn length(&self, text: &'a str) -> usize;
}
}
