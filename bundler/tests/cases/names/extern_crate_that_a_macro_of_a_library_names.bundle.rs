use crate::lib as e;
fn main() {
    println!("{}", lib::two!());
}

mod lib {
macro_rules! two {
    () => {
        crate::e::f()
    };
}
pub fn f() -> i32 {
    2
}
pub(crate) use two;
}
