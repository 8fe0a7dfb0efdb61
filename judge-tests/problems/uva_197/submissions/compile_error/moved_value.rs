//! Mistake: a value is used after it has been moved, which the borrow checker refuses.

fn main() {
    let lines: Vec<String> = std::io::stdin().lines().map(Result::unwrap).collect();
    let sorted = lines;
    println!("{} {}", sorted.len(), lines.len());
}
