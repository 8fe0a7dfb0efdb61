fn main() {
    println!("{}", demo::count());
}

mod demo {
macro_rules! outer {
    ($($(#[$m:meta])* $name:ident)*) => {
        pub fn count() -> u8 {
            0 $(+ $(#[$m])* crate::demo::$name())*
        }
    };
}
pub fn one() -> u8 {
    1
}
pub fn two() -> u8 {
    2
}
outer!(one two);
}
