fn main() {
    println!("{}, {}", demo::by_import::text(), demo::given::text());
    println!("{}", demo::by_prelude::text());
}

mod demo {
mod own {
    macro_rules! own {
        () => {
            "its own"
        };
    }
    pub(in crate::demo) use own as tell;
}
pub mod by_import {
    use crate::demo::own::tell;
    pub fn text() -> &'static str {
        tell!()
    }
}
pub mod given {
    macro_rules! tell {
        () => {
            "one before it"
        };
    }
    macro_rules! call {
        ($name:ident) => {
            $name!()
        };
    }
    pub fn text() -> &'static str {
        call!(tell)
    }
}
pub mod by_prelude {
use crate::dep::tell;
    pub fn text() -> &'static str {
        tell!()
    }
}
}

mod dep {
macro_rules! tell {
    () => {
        "the crate's"
    };
}
pub(crate) use tell;
}
