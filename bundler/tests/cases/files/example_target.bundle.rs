fn main() {
    println!("{}", demo::eight());
}

mod demo {
pub fn eight() -> i32 {
    8
}
}
