mod demo {
#[allow(non_camel_case_types)]
pub type pat = u8;
macro_rules! is {
    ($n:expr, $p:pat) => {
        match $n {
            $p => true,
            _ => false,
        }
    };
}
macro_rules! sum {
    (pat $n:expr, $m:expr => pat) => {
        $n + $m
    };
}
macro_rules! bits {
    () => {
        sum!(pat 1 | 4, 2 => pat)
    };
}
pub fn small(n: u8, m: u8) -> bool {
    assert!(n & (m | 1) < 9, "{}", n | m);
    is!(n, 1..=3)
}
pub fn next(kind: pat) -> pat {
    sum!(pat kind | 1, 1 => pat) + bits!()
}
pub(crate) use sum;
}

macro_rules! either {
    ($p:pat | $q:pat) => {
        |n: u8| match n {
            $p | $q => true,
            _ => false,
        }
    };
}
fn main() {
    println!("{} {}", demo::small(2, 4), demo::next(2));
    println!("{} {}", either!(1 | 2)(2), demo::sum!(pat 1 | 2, 3 => pat));
}
