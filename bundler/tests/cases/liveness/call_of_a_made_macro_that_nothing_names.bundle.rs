fn main() {
    println!("{}", demo::three());
}

mod demo {
pub fn three() -> i32 {
    3
}
}
