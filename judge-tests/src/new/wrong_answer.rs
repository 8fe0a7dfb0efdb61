//! Prints the first number instead of the sum.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    println!("{}", line.split_whitespace().next().unwrap_or("0"));
}
