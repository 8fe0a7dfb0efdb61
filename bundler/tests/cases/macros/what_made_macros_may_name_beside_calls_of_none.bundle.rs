fn main() {
    println!("{} {}", demo::one::own(), demo::one::four());
    println!("{} {}", demo::two::six(), demo::two::eight());
}

mod demo {
use crate::dep;
dep::define!(made);
pub mod one {
    pub fn own() -> u8 {
        macro_rules! three {
            () => {
                3
            };
        }
        three!()
    }
    macro_rules! function {
        ($name:ident) => {
            pub fn $name() -> u8 {
                4
            }
        };
    }
    function!(four);
}
pub mod two {
    macro_rules! four {
        () => {
            named()
        };
    }
    fn named() -> u8 {
        6
    }
    pub fn six() -> u8 {
        four!()
    }
    fn far() -> u8 {
        7
    }
    pub fn eight() -> u8 {
        made!()
    }
}
}

mod dep {
macro_rules! define {
    ($name:ident) => {
        macro_rules! $name {
            () => {
                far() + $crate::dep::helper()
            };
        }
    };
}
pub fn helper() -> u8 {
    1
}
pub(crate) use define;
}
