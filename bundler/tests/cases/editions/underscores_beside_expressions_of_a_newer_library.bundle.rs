fn main() {
    println!("{}", demo::sum(3));
}

mod demo {
mod small {
pub fn a() -> u8 { 1 }
pub fn b() -> u8 { 2 }
pub fn c() -> u8 { 3 }
pub fn d() -> u8 { 4 }
pub fn e() -> u8 { 5 }
pub fn f() -> u8 { 6 }
pub fn g() -> u8 { 7 }
pub fn h() -> u8 { 8 }
pub fn i() -> u8 { 9 }
pub fn j() -> u8 { 1 }
pub fn k() -> u8 { 1 }
pub fn l() -> u8 { 1 }
pub fn m() -> u8 { 1 }
pub fn n() -> u8 { 1 }
pub fn o() -> u8 { 1 }
pub fn p() -> u8 { 1 }
pub fn q() -> u8 { 1 }
pub fn r() -> u8 { 1 }
pub fn s() -> u8 { 1 }
pub fn t() -> u8 { 1 }
pub fn all() -> u8 {
    a() + b() + c() + d() + e() + f() + g() + h() + i() + j() + k() + l() + m() + n() + o() + p() + q() + r() + s() + t()
}
}
macro_rules! skip {
    (_) => {
        1
    };
}
macro_rules! skipped {
    () => {
        skip!(_)
    };
}
macro_rules! call {
    ($m:ident) => {
        $m!(2)
    };
}
macro_rules! twice {
    ($n:expr) => {
        2 * $n
    };
}
pub fn sum(n: u8) -> u8 {
    macro_rules! add {
        ($m:expr) => {
            n + $m
        };
    }
    let three = { add!(1) + skipped!() };
    three + call!(add) + twice!(n) + small::all()
}
}
