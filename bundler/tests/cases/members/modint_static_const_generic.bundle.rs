use demo::prelude::*;
fn main() {
    input! {
        source = "3 1 2 3 ab 5",
        n: usize,
        mut a: [i64; n],
        s: chars,
        k: usize1,
    }
    a[0] = 7;
    let mut tree = Segtree::<Max<i64>>::from(a.clone());
    tree.set(1, 9);
    let m: ModInt = a.iter().map(|&x| ModInt::new(x)).sum();
    let p: ModInt = [ModInt::new(2), 3.into()].iter().product();
    let mut best = 0;
    chmax!(best, tree.all_prod());
    println!("{n} {a:?} {s:?} {k} {m} {} {} {best} {}", p / ModInt::new(2), -m, Typed::<Mod998244353>::new(5).0);
}

mod demo {
pub(crate) use scan::input;
pub(crate) use scan::input_inner;
pub(crate) use scan::read_value;
pub(crate) use scan::chmax;
pub mod internal_math {
    pub fn inv_gcd(a: i64, b: i64) -> (i64, i64) {
        let (mut s, mut t, mut m0, mut m1) = (b, a % b, 0, 1);
        while t != 0 {
            let u = s / t;
            s -= t * u;
            m0 -= m1 * u;
            std::mem::swap(&mut s, &mut t);
            std::mem::swap(&mut m0, &mut m1);
        }
        (s, if m0 < 0 { m0 + b / s } else { m0 })
    }
}
pub mod modint {
    use crate::demo::internal_math;
    use std::{
        fmt,
        iter::{Product, Sum},
        marker::PhantomData,
        ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign},
    };
    pub trait Modulus: 'static + Copy + Eq {
        const VALUE: u32;
    }
    macro_rules! moduli {
        ($($name:ident = $v:literal),* $(,)?) => {
            $(
                #[derive(Copy, Clone, Debug, Eq, PartialEq)]
                pub enum $name {}
                impl Modulus for $name {
                    const VALUE: u32 = $v;
                }
            )*
        };
    }
    moduli!(Mod1000000007 = 1_000_000_007, Mod998244353 = 998_244_353);
    #[derive(Copy, Clone, Eq, PartialEq, Default, Hash)]
    pub struct StaticModInt<const M: u32>(u32);
    pub type ModInt = StaticModInt<998244353>;
    pub struct Typed<M: Modulus>(pub u32, pub PhantomData<M>);
    impl<M: Modulus> Typed<M> {
        pub fn new(n: u64) -> Self {
            Typed((n % M::VALUE as u64) as u32, PhantomData)
        }
    }
    impl<const M: u32> StaticModInt<M> {
        pub fn new(n: impl RemEuclidU32) -> Self {
            Self(n.rem_euclid_u32(M))
        }
        pub const fn raw(n: u32) -> Self {
            Self(n)
        }
        pub fn inv(self) -> Self {
            Self::new(internal_math::inv_gcd(self.0 as i64, M as i64).1)
        }
    }
    pub trait RemEuclidU32 {
        fn rem_euclid_u32(self, modulus: u32) -> u32;
    }
    macro_rules! impl_rem {
        ($($t:tt),*) => { $(
            impl RemEuclidU32 for $t {
                fn rem_euclid_u32(self, modulus: u32) -> u32 {
                    (self as i128).rem_euclid(modulus as _) as _
                }
            }
            impl<const M: u32> From<$t> for StaticModInt<M> {
                fn from(n: $t) -> Self {
                    Self::new(n)
                }
            }
        )* };
    }
    impl_rem!(i32, i64, u32, u64, usize);
    macro_rules! ops {
        ($($tr:ident $f:ident $tra:ident $fa:ident |$a:ident, $b:ident| $e:expr;)*) => { $(
            impl<const M: u32> $tr for StaticModInt<M> {
                type Output = Self;
                fn $f(self, rhs: Self) -> Self {
                    let ($a, $b) = (self, rhs);
                    $e
                }
            }
            impl<const M: u32> $tr<&StaticModInt<M>> for StaticModInt<M> {
                type Output = Self;
                fn $f(self, rhs: &Self) -> Self {
                    $tr::$f(self, *rhs)
                }
            }
            impl<const M: u32, T: Into<StaticModInt<M>>> $tra<T> for StaticModInt<M> {
                fn $fa(&mut self, rhs: T) {
                    *self = $tr::$f(*self, rhs.into());
                }
            }
        )* };
    }
    ops! {
        Add add AddAssign add_assign |a, b| Self::new(a.0 as u64 + b.0 as u64);
        Sub sub SubAssign sub_assign |a, b| Self::new(a.0 as i64 - b.0 as i64);
        Mul mul MulAssign mul_assign |a, b| Self::new(a.0 as u64 * b.0 as u64);
        Div div DivAssign div_assign |a, b| a * b.inv();
    }
    impl<const M: u32> Neg for StaticModInt<M> {
        type Output = Self;
        fn neg(self) -> Self {
            Self::raw(0) - self
        }
    }
    impl<const M: u32> Sum for StaticModInt<M> {
        fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
            iter.fold(Self::raw(0), Add::add)
        }
    }
    impl<'a, const M: u32> Product<&'a Self> for StaticModInt<M> {
        fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
            iter.fold(Self::raw(1), |a, b| a * b)
        }
    }
    impl<const M: u32> fmt::Display for StaticModInt<M> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.fmt(f)
        }
    }
}
pub mod segtree {
    pub trait Monoid {
        type S: Clone;
        fn identity() -> Self::S;
        fn binary_operation(a: &Self::S, b: &Self::S) -> Self::S;
    }
    pub struct Max<S>(std::convert::Infallible, std::marker::PhantomData<fn() -> S>);
    impl<S: Copy + Ord + crate::demo::num::Bounded> Monoid for Max<S> {
        type S = S;
        fn identity() -> S {
            S::min_value()
        }
        fn binary_operation(a: &S, b: &S) -> S {
            std::cmp::max(*a, *b)
        }
    }
    pub struct Segtree<M>
    where
        M: Monoid,
    {
        size: usize,
        d: Vec<M::S>,
    }
    impl<M: Monoid> From<Vec<M::S>> for Segtree<M> {
        fn from(v: Vec<M::S>) -> Self {
            let size = v.len().next_power_of_two();
            let mut d = vec![M::identity(); 2 * size];
            d[size..size + v.len()].clone_from_slice(&v);
            let mut ret = Segtree { size, d };
            for i in (1..size).rev() {
                ret.update(i);
            }
            ret
        }
    }
    impl<M: Monoid> Segtree<M> {
        pub fn set(&mut self, mut p: usize, x: M::S) {
            p += self.size;
            self.d[p] = x;
            while p > 1 {
                p >>= 1;
                self.update(p);
            }
        }
        pub fn all_prod(&self) -> M::S {
            self.d[1].clone()
        }
        fn update(&mut self, k: usize) {
            self.d[k] = M::binary_operation(&self.d[2 * k], &self.d[2 * k + 1]);
        }
    }
}
pub mod num {
    pub trait Bounded {
        fn min_value() -> Self;
    }
    macro_rules! bounded {
        ($($t:ty)*) => { $(
            impl Bounded for $t {
                fn min_value() -> Self {
                    Self::MIN
                }
            }
        )* };
    }
    bounded!(u8 i32 i64 usize);
}
#[macro_use]
pub mod scan {
    macro_rules! input {
        (source = $s:expr, $($r:tt)*) => {
            let mut iter = $s.split_whitespace();
            $crate::demo::input_inner! { iter, $($r)* }
        };
    }
    macro_rules! input_inner {
        ($iter:expr) => {};
        ($iter:expr, ) => {};
        ($iter:expr, mut $var:ident : $t:tt $($r:tt)*) => {
            let mut $var = $crate::demo::read_value!($iter, $t);
            $crate::demo::input_inner! { $iter $($r)* }
        };
        ($iter:expr, $var:ident : $t:tt $($r:tt)*) => {
            let $var = $crate::demo::read_value!($iter, $t);
            $crate::demo::input_inner! { $iter $($r)* }
        };
    }
    macro_rules! read_value {
        ($iter:expr, ( $($t:tt),* )) => { ( $($crate::demo::read_value!($iter, $t)),* ) };
        ($iter:expr, [ $t:tt ; $len:expr ]) => {
            (0..$len).map(|_| $crate::demo::read_value!($iter, $t)).collect::<Vec<_>>()
        };
        ($iter:expr, chars) => { $crate::demo::read_value!($iter, String).chars().collect::<Vec<char>>() };
        ($iter:expr, usize1) => { $crate::demo::read_value!($iter, usize) - 1 };
        ($iter:expr, $t:ty) => { $iter.next().unwrap().parse::<$t>().expect("parse error") };
    }
    macro_rules! chmax {
        ($a:expr, $b:expr) => {
            if $a < $b { $a = $b; true } else { false }
        };
    }
pub(crate) use input;
pub(crate) use input_inner;
pub(crate) use read_value;
pub(crate) use chmax;
}
pub mod prelude {
    pub use crate::demo::modint::{ModInt, Typed, Mod998244353};
    pub use crate::demo::segtree::*;
    pub(crate) use crate::demo::{chmax, input};
}
}
