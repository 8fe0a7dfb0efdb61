fn main() {
    println!("{}", j::f());
}

mod j {
use crate::core_s as s;
pub fn f() -> i32 {
    s::one()
}
}

mod core_s {
pub fn one() -> i32 {
    1
}
}
