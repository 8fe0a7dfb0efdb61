use demo::other::{Shown, Told};
use demo::{A, B, Live};
fn main() {
    println!("{} {} {}", A.live(), B.live(), 1u8.live() + 1i8.live() + 1u16.live() + 1i16.live());
    println!("{}", 1u32.live() + 1i32.live() + 1u64.live() + 1i64.live() + 1u128.live() + 1i128.live());
    println!("{} {} {} {}", 1f32.live() + 1f64.live(), 'c'.live(), true.shown(), true.told() + "".told());
}

mod demo {
pub trait Behind {}
pub trait Live { fn live(&self) -> u8 { 1 } fn unasked(&self) -> u8 { 2 } }
pub trait Shown { fn shown(&self) -> u8 { 3 } }
pub mod other {
    pub trait Shown { fn shown(&self) -> u8 { 4 } }
    pub trait Told { fn told(&self) -> u8 { 5 } }
}
pub trait Told { fn told(&self) -> u8 { 6 } }
pub struct A;
pub struct B;
macro_rules! alone {
    ($($alone:ty),*) => {  $(impl Live for $alone {})* };
}
alone!(A, B);
macro_rules! both {
    (turned $($t:ty),*) => { $(impl Live for $t {})* };
    ($($t:ty),*) => { $(impl Live for $t {} )* };
}
both!(u8, i8);
both!(turned u16, i16);
macro_rules! nested {
    (mixed $($($t:ty)*);*) => { $( $(impl Live for $t {})*)* };
    ($($($t:ty)*);*) => {  $($(impl Live for $t {})*)* };
}
nested!(u32 i32; u64);
nested!(mixed i64 u128; i128);
macro_rules! apart {
    ($($t:ty)*) => {
        const _: () = {
            ;
            $(impl Live for $t {})*
        };
    };
}
apart!(f32 f64);
macro_rules! behind {
    ($(#[$m:meta])* $t:ty) => {
        $(#[$m])* impl Behind for $t {}
        impl Live for $t {
            fn live(&self) -> u8 { 9 }
            $(#[$m])* fn unasked(&self) -> u8 { 8 }
        }
    };
}
behind!(#[allow(unused)] char);
macro_rules! given {
    ($module:ident, $t:ty) => {
        impl $module::Told for $t {}
        const _: () = {
            $crate::demo::bring!($module);
            impl Shown for $t {}
        };
    };
}
macro_rules! imported {
    ($($module:ident)?, $t:ty) => {
        const _: () = {
            $(use crate::demo::$module::Told as Kept;)?
            impl Kept for $t {}
        };
    };
}
imported!(other, str);
macro_rules! bring {
    ($module:ident) => { use $crate::demo::$module::Shown; };
}
given!(other, bool);
pub(crate) mod bring_macro { pub(crate) use bring; }
pub(crate) use bring_macro::bring;
}
