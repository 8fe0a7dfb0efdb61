fn main() {
    println!("{} {}", demo::in_a_module(), demo::taken());
    println!("{} {}", demo::inner::by_its_own_path(), demo::below::three!());
}

mod demo {
pub(crate) use below::three_macro;
pub(crate) use three_macro::three;
macro_rules! one {
    () => {
        1
    };
}
macro_rules! two {
    () => {
        2
    };
}
macro_rules! brings {
    () => {
        pub(crate) use crate::demo::one as made;
    };
}
macro_rules! takes {
    (pub use $name:ident) => {
        stringify!(pub use $name)
    };
}
brings! {}
pub(crate) use made as again;
pub mod inner {
    pub(crate) use crate::demo::made as once_more;
    macro_rules! itself {
        () => {
            pub(crate) use crate::demo::two;
        };
    }
    itself! {}
    pub fn by_its_own_path() -> u8 {
        crate::demo::inner::two!()
    }
}
pub mod below {
    macro_rules! itself {
        () => {
            pub(crate) use crate::demo::three;
        };
    }
    itself! {}
    macro_rules! three {
        () => {
            3
        };
    }
pub(crate) mod three_macro { pub(crate) use three; }
}
pub fn in_a_module() -> u8 {
    mod a {
        pub(crate) use crate::demo::one as uno;
        macro_rules! inside {
            () => {
                pub(crate) use crate::demo::two as due;
            };
        }
        inside! {}
        pub(crate) use due as dos;
    }
    a::uno!() + a::due!() + a::dos!() + self::inner::once_more!() + again!()
}
pub fn taken() -> &'static str {
    takes!(pub use name)
}
pub(crate) mod one_macro { pub(crate) use one; }
pub(crate) use one_macro::one;
pub(crate) mod two_macro { pub(crate) use two; }
pub(crate) use two_macro::two;
}
