fn main() {
    println!("{} {}", demo::one::f(), demo::two::f());
    println!("{} {}", demo::three::f(), demo::four::f());
}

mod demo {
mod a {
    #[cfg(windows)]
    pub fn number() -> i32 {
        5
    }
}
mod b {
    #[cfg(not(windows))]
    pub fn number() -> i32 {
        5
    }
}
mod c {
    pub use crate::demo::inner::*;
}
mod d {
    #[cfg(not(windows))]
    pub mod system {
        pub fn three() -> i32 {
            3
        }
    }
}
mod e {
    pub fn four() -> i32 {
        #[cfg(windows)]
        return 4;
        #[cfg(not(windows))]
        4
    }
}
mod inner {
    #[cfg(windows)]
    pub mod system {
        pub fn three() -> i32 {
            3
        }
    }
}
pub mod one {
    use crate::demo::a::*;
    use crate::demo::b::*;
    pub fn f() -> i32 {
        number()
    }
}
pub mod two {
    use crate::demo::c::*;
    use crate::demo::d::*;
    pub fn f() -> i32 {
        system::three()
    }
}
macro_rules! define {
    ($n:ident) => {
        pub fn $n() -> i32 {
            6
        }
    };
}
mod g {
    #[cfg(windows)]
    define!(six);
}
mod h {
    #[cfg(not(windows))]
    define!(six);
}
pub mod four {
    use crate::demo::g::*;
    use crate::demo::h::*;
    pub fn f() -> i32 {
        six()
    }
}
pub mod three {
    pub fn f() -> i32 {
        crate::demo::e::four()
    }
}
}
