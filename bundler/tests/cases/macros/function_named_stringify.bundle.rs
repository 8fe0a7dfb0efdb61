fn main() {
    println!("{}", demo::f());
}

mod demo {
macro_rules! show {
    ($e:expr) => {
        crate::demo::stringify($e)
    };
}
pub fn stringify(n: i32) -> String {
    n.to_string()
}
pub fn f() -> String {
    show!(crate::demo::three())
}
pub fn three() -> i32 {
    3
}
}
