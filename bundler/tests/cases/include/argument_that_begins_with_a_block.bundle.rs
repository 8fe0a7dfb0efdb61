fn main() {
    println!("{}", demo::largest());
}

mod demo {
pub fn largest() -> i32 {
    i32::max({ 4 } + 1, 3)
}
}
