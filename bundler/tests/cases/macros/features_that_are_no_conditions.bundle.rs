fn main() {
    println!("{:?}", demo::f());
}

mod demo {
macro_rules! setting {
    ($name:ident = $value:expr) => {
        (stringify!($name), $value)
    };
}
pub fn f() -> (&'static str, &'static str) {
    setting!(feature = "fast")
}
}
