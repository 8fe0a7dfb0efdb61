fn main() {
    println!("two");
}
