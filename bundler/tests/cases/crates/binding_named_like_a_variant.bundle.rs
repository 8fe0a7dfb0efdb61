#![allow(bindings_with_variant_name)]
use demo::Letter;

fn main() {
    println!("{} {}", Letter::a.code(), Letter::b.code());
}

mod demo {
use crate::made;
#[allow(non_camel_case_types)]
#[derive(Clone, Copy)]
pub enum Letter {
    a,
    b,
}

made::code!(Letter);
}

mod made {
macro_rules! code {
    ($of:ident) => {
        impl $of {
            #[allow(unused_variables)]
            pub fn code(self) -> u8 {
                match self {
                    a => 1,
                }
            }
        }
    };
}
pub(crate) use code;
}
