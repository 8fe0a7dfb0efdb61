fn main() {
    println!("{} {}", demo::by_other_names(), demo::by_a_glob());
    println!("{} {} {}", demo::by_one_name_in_turn(), demo::through_a_module(), demo::from_here());
}

mod demo {
pub fn f() -> u8 {
    1
}
pub mod b {
    pub fn f() -> u8 {
        2
    }
}
pub mod a {
    pub mod b {
        pub fn f() -> u8 {
            9
        }
        pub mod c {
            pub const K: u8 = 90;
            pub fn f() -> u8 {
                99
            }
        }
    }
}
pub fn by_other_names() -> u8 {
    use a as z;
    use z::b as y;
    use y::c as x;
    x::f()
}
pub fn by_a_glob() -> u8 {
    fn other() -> u8 {
        crate::demo::a::b::c::K
    }
    use a::b;
    use b::c;
    use c::*;
    f() + other() / 90 + crate::demo::f()
}
pub fn by_one_name_in_turn() -> u8 {
    use a as z;
    {
        use z::b as a;
        a::f() + a::c::K
    }
}
pub fn through_a_module() -> u8 {
    mod m {
        pub use crate::demo::a::b;
    }
    use m::b::c;
    c::f()
}
pub fn from_here() -> u8 {
    use self::b as y;
    use crate::demo::a as z;
    use z::b as x;
    y::f() + x::f()
}
}
