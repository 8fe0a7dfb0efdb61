fn main() {
    println!("{} {}", demo::from_its_own_module(), demo::by_a_glob_of_its_own_module());
    println!("{} {}", demo::d::nearer_than_a_glob(), demo::one_of_two_has_it_from_a_macro());
}

mod demo {
pub mod a {
    pub fn only_here() -> u8 {
        2
    }
}
pub mod b {
    pub fn also_here() -> u8 {
        3
    }
}
pub fn from_its_own_module() -> u8 {
    use own as a;
    mod own {
        pub fn h() -> u8 {
            5
        }
    }
    let outer = {
        use crate::demo::b as a;
        a::also_here()
    };
    a::h() + outer
}
pub fn by_a_glob_of_its_own_module() -> u8 {
    use own::*;
    mod own {
        pub mod a {
            pub fn h() -> u8 {
                7
            }
        }
    }
    a::h() + crate::demo::a::only_here()
}
macro_rules! imports {
    () => {
        pub use crate::demo::made as c;
    };
}
macro_rules! makes {
    ($name:ident) => {
        pub fn $name() -> u8 {
            11
        }
    };
}
pub mod made {
    makes! {i}
}
pub mod d {
    imports! {}
    mod deeper {
        pub mod c {
        }
    }
    pub fn nearer_than_a_glob() -> u8 {
        c::i()
    }
}
pub fn one_of_two_has_it_from_a_macro() -> u8 {
    use crate::demo::made as b;
    b::i()
}
}
