fn main() {
    println!("{}", demo::largest());
}

mod demo {
pub fn largest() -> i32 {
    let pair = (1 + 2, 5);
    i32::max(1 + 2, [1 + 2, 7][0]) + pair.1
}
}
