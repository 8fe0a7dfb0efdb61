fn main() {
    println!("none");
}
