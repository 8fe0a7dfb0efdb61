fn main() {
    use demo::Name;
    println!("{}", 5i32.name());
}

mod demo {
pub use crate::t::Name;
pub struct Lib;
impl Name<Lib> for &i32 { fn name(self) -> &'static str { "library's, by reference" } }
}

mod made {
use crate::t;
macro_rules! named {
    ($alias:ident) => {
        type $alias = i32;
        impl t::Name<crate::made::Other> for $alias { fn name(self) -> &'static str { "made, by value" } }
    };
}
named!(Number);
pub struct Other;
}

mod t {
pub trait Name<X> { fn name(self) -> &'static str; }
}
