use demo::math::{Value, Zero};
use demo::modulo::Nine;

fn value<V: Value<i64>>(n: &demo::modulo::Modulo<i64, V>) -> i64 {
    n.0 % V::VALUE
}

fn main() {
    let nine: Nine = demo::modulo::Modulo(20, std::marker::PhantomData);
    println!("{} {}", i64::zero(), value(&nine));
}

mod demo {
pub(crate) use math::value_of;
pub mod math {
    pub trait Zero {
        fn zero() -> Self;
    }
    pub trait Value<T> {
        const VALUE: T;
    }
    macro_rules! zero {
        ($($t:ident)+) => {$(
            impl $crate::demo::math::Zero for $t {
                fn zero() -> Self {
                    0
                }
            }
        )+};
    }
    zero!(i32 i64);
    macro_rules! value_of {
        ($name:ident: $t:ty = $value:expr) => {
            pub struct $name {}
            impl $crate::demo::math::Value<$t> for $name {
                const VALUE: $t = $value;
            }
        };
    }
    pub mod deep {
        pub(crate) use crate::demo::value_of as value;
    }
pub(crate) use value_of;
}
pub mod modulo {
    pub struct Modulo<T, V: crate::demo::math::Value<T>>(pub T, pub std::marker::PhantomData<V>);
    macro_rules! by_path {
        ($name:ident, $value:ident: $t:ty = $n:expr) => {
            $crate::demo::math::deep::value!($value: $t = $n);
            pub type $name = $crate::demo::modulo::Modulo<$t, $value>;
        };
    }
    by_path!(Nine, NineValue: i64 = 9);
}
}
