fn main() {
    println!("{}", demo::inside());
    println!("{}", t::Name::<other::Other>::name(7));
}

mod demo {
use crate::t::Name;
pub fn inside() -> &'static str {
    5i32.name()
}
}

mod other {
use crate::t;
pub struct Other;
impl t::Name<Other> for i32 {
    fn name(self) -> &'static str {
        "other's, by value"
    }
}
}

mod t {
pub trait Name<X> {
    fn name(self) -> &'static str;
}
}
