fn main() {
    println!("{}", demo::f());
}

mod demo {
pub mod order {
    pub fn three() -> i32 {
        3
    }
}
pub fn f() -> i32 {
    use std::cmp as order;
    order::max(1, crate::demo::order::three())
}
}
