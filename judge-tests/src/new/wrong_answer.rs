//! Prints the first number instead of the sum.
//!
//! What lies in this folder must be called a wrong answer by some case (`cargo judge verify`). Put the mistakes here that one
//! could make, and make the cases find them.

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    println!("{}", line.split_whitespace().next().unwrap_or("0"));
}
