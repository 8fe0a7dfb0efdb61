fn main() {
    println!("{} {:?} {:?}", demo::value(), demo::Marked, demo::Other);
}

mod demo {
macro_rules! under {
    ($condition:meta, $value:literal) => {
        #[$condition]
        pub fn value() -> u32 {
            $value
        }
    };
}
under!(cfg(all()), 1);
under!(cfg(not(all())), 2);

macro_rules! with_attributes {
    ($(#[$attribute:meta])* $name:ident) => {
        $(#[$attribute])*
        pub struct $name;
    };
}
with_attributes! {
    #[cfg_attr(all(), derive(Debug))]
    #[cfg_attr(all(feature = "slow", not(all())), derive(Clone))]
    Marked
}

macro_rules! attributes {
    ($attribute:meta, $name:ident) => {
        #[$attribute]
        pub struct $name;
    };
}
attributes!(cfg_attr(all(), derive(Debug)), Other);
}
