fn main() {
    println!("{}", demo::tidy::answer());
}

mod demo {
pub mod tidy {
mod child {
pub fn answer() -> i32 {
    42
}
}
pub use child::answer;
}
}
