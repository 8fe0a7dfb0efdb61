fn main() {
    println!("{} {}", demo::by_others(), demo::by_two());
    println!("{} {}", demo::through_modules(), demo::through_a_glob());
    println!("{}", demo::imports_through_modules());
}

mod demo {
pub mod outer {
    pub mod inner {
        pub mod deep {
            pub fn one() -> u32 { 1 }
            pub fn two() -> u32 { 2 }
        }
        pub fn four() -> u32 { 4 }
        pub trait Ten { fn ten(&self) -> u32 { 10 } }
        impl Ten for u8 {}
    }
    pub fn eight() -> u32 { 8 }
}
pub mod m {
    pub mod f {
    }
    pub mod n {
        pub mod g {
            pub mod inner {
            }
        }
        pub mod h {
        }
        pub mod f {
            pub fn twelve() -> u32 { 0 }
        }
    }
    pub fn nine() -> u32 { 0 }
    pub mod third {
    }
}
pub mod third {
    pub mod fourth {
        pub mod inner {
            pub fn sixteen() -> u32 { 16 }
            pub fn eighteen() -> u32 { 18 }
        }
        pub fn fifteen() -> u32 { 15 }
    }
    pub fn fourteen() -> u32 { 14 }
    pub fn seventeen() -> u32 { 17 }
}
pub mod second {
    pub fn five() -> u32 { 5 }
    pub fn six() -> u32 { 6 }
    pub fn seven() -> u32 { 7 }
    pub mod third {
        pub fn nine() -> u32 { 9 }
        pub fn eleven() -> u32 { 11 }
    }
    pub mod fourth {
        pub fn thirteen() -> u32 { 13 }
    }
}
pub fn by_others() -> u32 {
    use i::deep::*;
    use i::{four as fourth, Ten as _};
    use o::inner as i;
    use crate::demo::outer as o;
    use o as p;
    one() + fourth() + p::eight() + 0u8.ten()
}
pub fn by_two() -> u32 {
    use crate::demo::outer::inner as x;
    {
        use crate::demo::second as x;
        use x::five as number;
        number()
    };
    use x::deep::two as number;
    number()
}
pub fn through_modules() -> u32 {
    mod m {
        pub use crate::demo::second::six as number;
        pub use crate::demo::second::third::*;
        pub mod n {
            pub use super::super::second::fourth as f;
            pub use super::number as again;
        }
        pub fn own() -> u32 { self::n::again() }
    }
    use m::n::f::thirteen;
    use m::eleven as last;
    mod other {
        pub fn own() -> u32 { super::m::nine() + super::m::n::f::twelve() }
    }
    m::number() + m::own() + other::own() + last() + thirteen()
}
pub fn imports_through_modules() -> u32 {
    mod m {
        pub use crate::demo::third as f;
        pub mod n {
            pub use crate::demo::third::fourth as g;
            pub use super::f as h;
        }
    }
    use m::f as one;
    use m::n::g as two;
    use m::n::g::inner::*;
    use m::n::h as three;
    use two::inner as four;
    one::fourteen() + two::fifteen() + sixteen() + three::seventeen() + four::eighteen()
}
pub fn through_a_glob() -> u32 {
    mod m {
        pub use crate::demo::second::*;
    }
    use m::*;
    m::third::nine() + seven()
}
}
