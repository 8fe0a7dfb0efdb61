fn main() { println!("{:?}", demo::all()); }

mod demo {
pub mod inner { pub fn one() -> u8 { 1 } }
macro_rules! kinds {
    ($b:block $($t:tt)*) => { stringify!($b $($t)*) };
    ($b:lifetime $($t:tt)*) => { stringify!($b $($t)*) };
    (value $n:ident ($($t:tt)*)) => { { fn $n(x: u8) -> u8 { x } $n ($($t)*) } };
    (nested [$n:ident] ($($t:tt)*)) => { $n ($($t)*) };
    (deep [($([$n:ident])*)] $t:tt) => { $($n $t)* };
    (own ($($t:tt)*)) => { $crate::demo::inner::one() + ($($t)*) };
    (loud $($t:tt)*) => { stringify!($($t)*).len() as u8 };
}
fn add(x: u8) -> u8 { x + 10 }
pub fn all() -> [u8; 4] {
    [
        kinds!(value kept (crate::demo::inner::one())),
        kinds!(nested [add] (crate::demo::inner::one())),
        kinds!(deep [([add])] (crate::demo::inner::one())),
        kinds!(own (crate::demo::inner::one())),
    ]
}
}
