fn main() {
    println!("{}", demo::first(3));
}

mod demo {
pub fn first(n: u8) -> u8 {
    let pair = (n, vec![n]);
    let first = move || pair.0;
    first()
}
}
