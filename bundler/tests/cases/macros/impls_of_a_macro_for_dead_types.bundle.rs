use demo::segtree::{RangeMax, Tree};
fn main() {
    println!("{}", Tree::<RangeMax>::new(&[3, 9, 4]).fold());
}

mod demo {
pub mod algebra {
    pub trait Magma {
        type Item: Copy;
        fn op(a: Self::Item, b: Self::Item) -> Self::Item;
    }
    pub trait Unital: Magma {
        fn unit() -> Self::Item;
    }
    pub struct Max;
    macro_rules! monoid {
        ($name:ident, $t:ty, $unit:expr, $op:expr) => {
            impl Magma for $name {
                type Item = $t;
                fn op(a: $t, b: $t) -> $t {
                    ($op)(a, b)
                }
            }
            impl Unital for $name {
                fn unit() -> $t {
                    $unit
                }
            }
        };
    }
    monoid!(Max, i64, i64::MIN, |a: i64, b: i64| a.max(b));
}
pub mod segtree {
    use super::algebra::*;
    pub trait Query {
        type Monoid: Unital;
        fn lift(x: i64) -> <Self::Monoid as Magma>::Item;
    }
    pub struct Tree<Q: Query> {
        data: Vec<<Q::Monoid as Magma>::Item>,
    }
    impl<Q: Query> Tree<Q> {
        pub fn new(xs: &[i64]) -> Self {
            Tree { data: xs.iter().map(|&x| Q::lift(x)).collect() }
        }
        pub fn fold(&self) -> <Q::Monoid as Magma>::Item {
            self.data.iter().fold(Q::Monoid::unit(), |a, &b| Q::Monoid::op(a, b))
        }
    }
    pub struct RangeMax;
    impl Query for RangeMax {
        type Monoid = Max;
        fn lift(x: i64) -> i64 {
            x
        }
    }
}
}
