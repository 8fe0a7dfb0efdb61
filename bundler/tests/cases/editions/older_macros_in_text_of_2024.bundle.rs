mod demo {
macro_rules! twice {
    ($e:expr_2021) => {
        2 * $e
    };
}
pub fn six() -> u8 {
    twice!(3)
}
macro_rules! counted {
    ($n:ident: $e:expr_2021) => {{
        let mut count = || { $n += 1; $e };
        count();
        count()
    }};
}
pub(crate) use twice;
pub(crate) use counted;
}

mod old {
pub(crate) use inner::sorted;
pub(crate) use inner::least;
pub(crate) use inner::sorted_first;
pub(crate) use far::thrice;
mod far {
macro_rules! thrice {
    ($e:expr_2021) => { $e + $crate::old::twice!($e) };
}
pub(crate) use thrice;
}
pub mod inner {
    macro_rules! sorted {
        ($($n:expr_2021),*) => {{
            let mut all = vec![$($n),*];
            all.sort_by(|a, b| $crate::old::inner::compared!(a, b));
            all
        }};
    }
    macro_rules! least {
        ($($n:expr_2021),*) => { $crate::old::sorted_first!($($n),*) };
    }
    macro_rules! sorted_first {
        ($($n:expr_2021),*) => { $crate::old::sorted!($($n),*)[0] };
    }
    pub(crate) use crate::old::compare as compared;
pub(crate) use sorted;
pub(crate) use least;
pub(crate) use sorted_first;
}
macro_rules! twice {
    ($e:expr_2021) => { $e + $e + 1 };
}
macro_rules! compare {
    ($a:expr_2021, $b:expr_2021) => { $a.cmp($b) };
}
pub(crate) use twice;
pub(crate) use compare;
}

mod older {
pub(crate) use crate::kept;
pub(crate) use crate::__kept;
pub use std::ops::Deref as __Deref;

pub struct Kept<T>(pub T);

#[macro_export]
macro_rules! kept {
    ($name:ident: $t:ty = $e:expr_2021) => {
        struct $name;
        $crate::older::__kept!($name, $t, $e);
    };
}
#[macro_export]
macro_rules! __kept {
    ($name:ident, $t:ty, $e:expr_2021) => {
        impl $crate::older::__Deref for $name {
            type Target = $t;
            fn deref(&self) -> &$t {
                const KEPT: $crate::older::Kept<$t> = $crate::older::Kept($e);
                &KEPT.0
            }
        }
    };
}
}

macro_rules! raise {
    ($a:expr, $b:expr) => {
        if $a < $b { $a = $b; }
    };
}

older::kept!(FIVE: u8 = 5);

fn above(all: &[u8], n: u8) -> impl Iterator<Item = u8> {
    all.iter().copied().filter(move |m| *m > n)
}

fn main() {
    let n = Some(3);
    if let Some(n) = n && n > 2 {
        println!("{}", demo::twice!(n));
    }
    let mut calls = 0;
    let last = demo::counted!(calls: *FIVE);
    let sorted = old::sorted!(4, 2, last, 3);
    let mut most = 0;
    for n in above(&sorted, 2) {
        raise!(most, n);
    }
    println!("{} {}", demo::six(), old::thrice!(4));
    println!("{calls} {sorted:?} {} {most}", old::least!(4, 2));
}
