fn main() {
    println!("{}", old::checked(9));
    old::checked(10);
}

mod old {
const TEXT: &str = "old text";
pub fn checked(n: u32) -> u32 {
    if n > 9 {
        panic!(TEXT);
    }
    n
}
}
