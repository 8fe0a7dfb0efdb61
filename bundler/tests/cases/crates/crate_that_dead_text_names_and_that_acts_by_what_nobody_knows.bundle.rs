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
    ($of:ty) => {
        const _: () = ();
        impl t::Name<crate::made::Other> for $of { fn name(self) -> &'static str { "made, by value" } }
    };
}
pub struct Other;
named!(i32);
}

mod t {
pub trait Name<X> { fn name(self) -> &'static str; }
}
