use demo::{one::*, two::*};

fn main() {
    println!("{}", Min.id());
}

mod demo {
pub(crate) use macros::algebra;
pub mod macros {
    macro_rules! algebra {
        (@ $t:ty; assoc) => { };
        ($t:ty; $($rest:tt)*) => { algebra!(@ $t; $($rest)*); };
    }
pub(crate) use algebra;
}

pub mod one {
}

pub mod two {
    use crate::demo::algebra;

    macro_rules! make {
        ($name:ident) => {
            pub struct $name;

            impl $name {
                pub fn id(&self) -> u8 {
                    4
                }
            }

            algebra!($name; assoc);
        };
    }

    make!(Min);
}
}
