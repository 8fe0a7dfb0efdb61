use demo::*;
trait TryInto {
    fn try_into(self) -> &'static str;
}
impl TryInto for u32 {
    fn try_into(self) -> &'static str {
        "the solution's"
    }
}
fn main() {
    println!("{} {}", (1..5).collect::<Sum>().0, bytes::low(513));
    println!("{:?} {}", bytes::inner(70_000), own::big(4));
    println!("{} {}", fits::in_a_byte(300), inherent::first());
    println!("{}", 7.try_into());
}

mod demo {
use ::core::iter::FromIterator;
pub struct Sum(pub u32);
impl FromIterator<u32> for Sum {
    fn from_iter<I: IntoIterator<Item = u32>>(all: I) -> Sum {
        Sum(all.into_iter().sum())
    }
}
pub mod bytes {
use ::core::convert::TryFrom;
use ::core::convert::TryInto;
    pub fn low(n: u32) -> u8 {
        (n & 255).try_into().unwrap()
    }
    pub fn inner(n: i64) -> Option<u16> {
        mod deeper {
            pub fn same(n: i64) -> i64 {
                n
            }
        }
        u16::try_from(deeper::same(n)).ok()
    }
}
pub mod own {
    pub trait TryFrom {
        fn try_from(n: u8) -> Self;
    }
    impl TryFrom for bool {
        fn try_from(n: u8) -> bool {
            n > 3
        }
    }
    pub fn big(n: u8) -> bool {
        <bool as TryFrom>::try_from(n)
    }
}
mod rules {
    macro_rules! checked {
        ($from:expr, $to:ty) => {
            <$to as TryFrom<_>>::try_from($from).is_ok()
        };
    }
    pub(in crate::demo) use checked;
}
pub mod fits {
use ::core::convert::TryFrom;
    pub fn in_a_byte(n: u64) -> bool {
        crate::demo::rules::checked!(n, u8)
    }
}
pub mod inherent {
    pub struct Word(pub char);
    impl Word {
        pub fn from_iter(all: &[char]) -> Word {
            Word(all[0])
        }
    }
    pub fn first() -> char {
        Word::from_iter(&['w', 'x']).0
    }
}
}
