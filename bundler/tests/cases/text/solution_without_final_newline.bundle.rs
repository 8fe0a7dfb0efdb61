fn main() {
    println!("3");
}
