use demo::*;

fn main() {
    println!("{} {} {}", used(), helper(), four() + eight() + 1u8.sixteen());
    println!("{}", <Point as Default>::default().0);
}

mod demo {
#[cfg(windows)]
macro_rules! define {
    ($($t:tt)*) => {};
}
#[cfg(not(windows))]
macro_rules! define {
    ($n:ident) => {
        pub fn $n() -> u8 {
            if true {
                fn helper() -> u8 { 1 }
                return helper();
            }
            0
        }
    };
}
define!(used);
pub fn helper() -> u8 {
    2
}
macro_rules! open {
    ($n:ident => {{ $($t:tt)* }}) => { $($t)* };
}
open!(word => {{ pub fn four() -> u8 { 4 } }});
#[cfg(windows)]
macro_rules! make {
    ($($t:tt)*) => {};
}
#[cfg(not(windows))]
macro_rules! make {
    () => {
        open!(word => {{ pub fn eight() -> u8 { 8 } }});
    };
}
make!();
#[cfg(windows)]
macro_rules! told {
    ($($t:tt)*) => {};
}
#[cfg(not(windows))]
macro_rules! told {
    ($trait:ident $($n:expr)?) => {
        pub trait $trait $({ fn sixteen(&self) -> u8 { $n } })?
        impl $trait for u8 {}
    };
}
told!(Told 16);
pub struct Point(pub u8);
macro_rules! implement {
    ($(#[$m:meta])* $t:ident) => {
        $(#[$m])* impl Default for $t {
            fn default() -> Self { $t(32) }
        }
    };
}
const _: () = {
    implement!(#[allow(unused)] Point);
};
}
