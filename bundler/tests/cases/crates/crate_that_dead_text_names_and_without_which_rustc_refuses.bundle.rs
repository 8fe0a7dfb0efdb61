fn main() {
    use demo::Name;
    println!("{}", 5i32.name());
}

mod demo {
pub use crate::t::Name;
}

mod made {
use crate::t;
macro_rules! named {
    ($of:ty) => {
        const _: () = ();
        impl t::Name<crate::made::Other> for $of { fn name(self) -> &'static str { "made, by value" } }
    };
}
named!(i32);
pub struct Other;
}

mod t {
pub trait Name<X> { fn name(self) -> &'static str; }
}
