use demo::{Metre, Second};

fn main() {
    println!("{} {}", Metre, format!("{:x}", Second).len() > 3);
}

mod demo {
macro_rules! unit {
    ($name:ident) => {
        pub struct $name;
    };
}
unit!(Metre);
unit!(Second);

macro_rules! shown {
    ($name:ident) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(stringify!($name))
            }
        }
    };
}
const _: () = {
    shown!(Metre);
};

#[cfg(unix)]
macro_rules! numbered {
    ($name:ident) => {
        impl std::fmt::LowerHex for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("unix")
            }
        }
    };
}
#[cfg(not(unix))]
macro_rules! numbered {
    ($name:ident) => {
        impl std::fmt::LowerHex for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("other")
            }
        }
    };
}
numbered!(Second);
}
