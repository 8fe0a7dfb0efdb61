fn main() {
    demo::show!(demo::N + 2);
    demo::f();
}

mod demo {
pub const N: i32 = 1;
macro_rules! show {
    ($e:expr) => {
        println!("{} = {}", stringify!($e), $e)
    };
}
pub fn f() {
    show!(N + 1);
}
pub(crate) use show;
}
