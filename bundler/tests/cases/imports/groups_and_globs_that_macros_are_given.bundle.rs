fn main() {
    println!("{:?} {}", demo::all(), demo::brought!(three, four));
    println!("{}", demo::root!(two));
}

mod demo {
pub mod inner {
    pub fn one() -> u32 { 1 }
    pub fn two() -> u32 { 2 }
    pub mod deep {
        pub fn three() -> u32 { 3 }
        pub fn four() -> u32 { 4 }
    }
}
macro_rules! taken {
    ($a:ident :: { $b:ident $p:path }) => { $p() };
    ($a:ident :: { $b:ident, $p:path }) => { $p() };
    (use $a:ident = $p:path) => { $p() };
    (use * = $p:path) => { $p() };
}
macro_rules! brought {
    ($($name:ident),*) => {{
        use $crate::demo::inner::{deep::{$($name),*}};
        0 $(+ $name())*
    }};
}
macro_rules! root {
    ($name:ident) => {{
        use $crate::demo as lib;
        lib::inner::$name()
    }};
}
pub fn captures<'a>(x: &'a [u32]) -> impl Iterator<Item = u32> + use<'a> {
    x.iter().map(|x| x + 1)
}
pub fn all() -> Vec<u32> {
    vec![
        taken!(a::{ b self::inner::one }),
        taken!(a::{ b, crate::demo::inner::two }),
        taken!(use a = self::inner::one),
        taken!(use * = crate::demo::inner::one),
        captures(&[1]).sum(),
    ]
}
pub(crate) use brought;
pub(crate) use root;
}
