#![allow(unconditional_panic)]
fn main() {
    let numbers = [1, 2, 3];
    println!("{}", numbers[1]);
    println!("{}", numbers[3]);
}
