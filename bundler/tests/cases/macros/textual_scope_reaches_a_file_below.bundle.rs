fn main() {
    println!("{}", demo::child::f());
}

mod demo {
// A long line, so that the macro ends behind the place that its call has in a file of its own: ............................
macro_rules! number {
    () => {
        one()
    };
}
fn one() -> i32 {
    1
}
pub mod child {
use crate::demo::one;
pub fn f() -> i32 {
    number!()
}
}
}
