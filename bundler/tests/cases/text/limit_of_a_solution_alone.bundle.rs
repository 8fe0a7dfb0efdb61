#![recursion_limit = "64"]
fn main() {
    println!("{}", concat!("a", "b"));
}
