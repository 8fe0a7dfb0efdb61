fn main() {
    println!("{}", demo::kept(1));
}

mod demo {
pub fn kept(n: i32) -> i32 {
    // Why this holds.
    n /* inline */ + 1
}
}
