fn main() {
    println!("{}", dep::quarter(8));
}

mod dep {
fn try_from(n: u8) -> u8 {
    n / 2
}
pub fn quarter(n: u8) -> u8 {
    try_from(try_from(n))
}
}
