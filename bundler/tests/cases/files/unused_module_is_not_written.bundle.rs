fn main() {
    println!("{}", demo::small::f());
}

mod demo {
pub mod small {
pub fn f() -> i32 {
    1
}
}
}
