pub(crate) use demo::a::d3;
pub(crate) use demo::a::d3 as d4;
fn main() {
    println!("{}{}{}", d3!(), d4!(), demo::c::e3!());
}

mod demo {
use crate::dep;
pub mod a {
    pub(crate) use crate::demo::b::d2 as d3;
}
pub mod b {
    pub(crate) use crate::demo::d1 as d2;
}
macro_rules! seven_as {
    () => {
        pub(crate) use dep::seven as d1;
    };
}
seven_as! {}
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
}

mod dep {
macro_rules! seven {
    () => {
        7
    };
}
pub(crate) use seven;
}
