fn main() {
    println!("{}", demo::matched());
}

mod demo {
pub mod part {
pub struct Point {
    pub x: u32,
}
}
pub fn matched() -> u32 {
    match (part::Point { x: 2 }.x) {
        2 => 1,
        _ => 0,
    }
}
}
