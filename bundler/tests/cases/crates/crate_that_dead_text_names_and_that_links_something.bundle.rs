fn main() { println!("{}", demo::numbers::two()); }

mod demo {
pub mod numbers { pub fn two() -> i32 { 2 } }
}

mod sys {
#[cfg(windows)]
#[link(name = "own_of_sys")]
extern "C" {}
}
