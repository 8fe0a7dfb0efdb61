fn main() {
    println!("{} {} {}", demo::one(), demo::two(), demo::three());
}

mod demo {
pub mod inner {
    #[derive(Default)]
    pub struct Type(pub u8);
}
macro_rules! documented {
    ($name:ident, $of:ty, $word:ident) => {
        #[doc = concat!("Of [`", stringify!($of), "`] and ", stringify!($word), ".")]
        pub fn $name() -> u8 { <$of>::default().0 + 1 }
    };
}
macro_rules! tokens {
    ($name:ident, $($of:tt)*) => {
        #[doc = stringify!($($of)*)]
        pub fn $name() -> u8 { $($of)*::default().0 + 2 }
    };
}
macro_rules! text { () => { "text" }; }
macro_rules! by_another {
    ($name:ident) => {
        #[doc = text!()]
        pub fn $name() -> u8 { 3 }
    };
}
documented!(one, crate::demo::inner::Type, word);
tokens!(two, crate::demo::inner::Type);
by_another!(three);
}
