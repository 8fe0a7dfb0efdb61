fn main() {
    println!("{:?}", shown::shown(3));
}

mod shown {
use crate::records;
use crate::records::*;
pub fn shown(n: u8) -> Option<String> {
    let record = records::Some::new(n);
    match other().value {
        None => Option::Some(format!("{record:?}")),
        Option::Some(n) => Option::Some(n.to_string()),
    }
}
}

mod records {
use core::fmt;
macro_rules! record {
    ($(#[$attribute:meta])* $name:ident, $field:ident) => {
        $(#[$attribute])*
        pub struct $name {
            pub $field: u8,
        }
        #[allow(clippy::manual_non_exhaustive)]
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
        #[non_exhaustive]
        pub struct Other {
            pub value: Option<u8>,
        }
    };
}
record! {
    #[derive(Clone)]
    Some, value
}
impl Some {
    pub fn new(value: u8) -> Some {
        Some { value }
    }
}
pub fn other() -> Other {
    Other { value: None }
}
}
