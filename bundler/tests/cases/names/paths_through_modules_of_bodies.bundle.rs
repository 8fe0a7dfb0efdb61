fn main() {
    println!("{} {}", demo::by_name(), demo::K);
    println!("{} {} {}", demo::by_a_glob_of_it(), demo::by_a_glob_in_it(), demo::from_one_to_another());
    println!("{}", demo::of_a_crate());
}

mod demo {
pub mod a {
    pub mod b {
        pub const K: u8 = 9;
        pub struct S(pub u8);
        impl S {
            pub fn twice(&self) -> u8 {
                self.0 * 2
            }
        }
        pub trait T {
            fn t(&self) -> u8 {
                7
            }
        }
        impl T for u8 {}
    }
}
pub const K: u8 = 1;
pub fn by_name() -> u8 {
    mod m {
        pub use crate::demo::a::b as y;
    }
    m::y::S(3).twice() + <u8 as m::y::T>::t(&1)
}
pub fn by_a_glob_of_it() -> u8 {
    mod m {
        pub use crate::demo::a::b as y;
    }
    use m::y::*;
    K
}
pub fn by_a_glob_in_it() -> u8 {
    mod m {
        pub use crate::demo::a::*;
    }
    use m::b::*;
    K
}
pub fn from_one_to_another() -> u8 {
    mod m {
        pub mod n {
            pub use crate::demo::a::*;
        }
        pub mod o {
            pub use super::n::b::*;
        }
    }
    use m::o::*;
    K
}
pub fn of_a_crate() -> u8 {
    mod m {
        pub(crate) use crate::z as w;
        pub mod n {
            pub fn next() -> u8 {
                super::w::next()
            }
        }
    }
    use m::w::next;
    m::n::next() + next()
}
}

mod z {
pub fn next() -> u8 {
    4
}
}
