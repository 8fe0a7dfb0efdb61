fn main() { println!("b"); }
