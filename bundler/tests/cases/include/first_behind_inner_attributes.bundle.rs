fn main() {
    println!("{}", demo::call());
}

mod demo {
pub fn call() -> i32 {
    #![allow(clippy::all)]
    (match 1 { _ => i32::abs }(-9))
}
}
