extern crate core as _;

fn main() {
    println!("{}", demo::answer());
}

mod demo {
pub fn answer() -> u32 {
    42
}
}
