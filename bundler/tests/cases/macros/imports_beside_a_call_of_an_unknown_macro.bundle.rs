fn main() {
    println!("{} {}", demo::made::twelve(), demo::tens::ten());
}

mod demo {
macro_rules! make {
    ($name:ident) => {
        macro_rules! $name {
            ($f:ident) => {
                pub fn $f() -> u32 {
                    one().twice() + ten()
                }
            };
        }
    };
}
make!(define);

mod named {
    pub fn one() -> u32 {
        1
    }
}
mod nameless {
    pub trait Twice {
        fn twice(&self) -> u32;
    }
    impl Twice for u32 {
        fn twice(&self) -> u32 {
            2 * self
        }
    }
}
pub mod tens {
    pub fn ten() -> u32 {
        10
    }
}
pub mod made {
    use crate::demo::named::one;
    use crate::demo::nameless::Twice as _;
    use crate::demo::tens::*;
    define!(twelve);
}
}
