fn main() { println!("{}", demo::numbers::two()); }

mod demo {
pub mod numbers { pub fn two() -> i32 { 2 } }
}
