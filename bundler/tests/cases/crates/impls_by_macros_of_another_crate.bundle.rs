fn main() {
    println!("{} {}", types::shown(types::First), types::Seven::VALUE);
}

mod types {
use crate::maker;
use crate::maker::{modulus, Named};

pub struct First;

maker::name!(First, "first");
modulus! {
    pub Seven = 7;
    pub Eight = 8;
}

pub fn shown(value: impl Named) -> &'static str {
    value.name()
}
}

mod maker {
pub trait Named {
    fn name(&self) -> &'static str;
}

macro_rules! name {
    ($ty:ty, $text:literal) => {
        impl $crate::maker::Named for $ty {
            fn name(&self) -> &'static str {
                $text
            }
        }
    };
}

macro_rules! modulus {
    ($($vis:vis $name:ident = $number:literal;)*) => {
        $(
            $vis struct $name;
            impl $name {
                pub const VALUE: u32 = $number;
            }
        )*
    };
}
pub(crate) use name;
pub(crate) use modulus;
}
