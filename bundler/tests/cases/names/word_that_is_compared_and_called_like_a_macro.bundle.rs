fn main() {
    println!("{}", demo::differ(4));
}

mod demo {
pub fn differ(x: u8) -> bool {
    let three = 3;
    three != x
}
}
