fn main() {
    println!("{} {}", a::m::g(), a::b());
}

mod a {
use crate::b_lib as b;
pub use crate::a::b::b;
pub mod m {
    pub fn g() -> i32 {
        crate::b_lib::b() + super::b()
    }
}
}

mod b_lib {
pub fn b() -> i32 {
    10
}
}
