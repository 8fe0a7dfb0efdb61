fn main() {
    println!("{} {}", demo::c::e3!(), demo::in_a_body());
}

mod demo {
use crate::dep;
pub mod c {
    pub(crate) use super::e2 as e3;
}
pub(crate) use e1 as e2;
macro_rules! bring {
    ($name:ident) => {
        pub(crate) use dep::seven as $name;
    };
}
bring! { e1 }
pub fn in_a_body() -> u8 {
    mod outer {
        pub mod inner {
            pub(crate) use super::e4 as e5;
        }
        pub(crate) use crate::demo::e2 as e4;
    }
    outer::inner::e5!()
}
}

mod dep {
macro_rules! seven {
    () => {
        7
    };
}
pub(crate) use seven;
}
