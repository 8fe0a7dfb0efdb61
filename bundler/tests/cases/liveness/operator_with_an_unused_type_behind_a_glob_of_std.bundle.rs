fn main() {
    println!("{}", demo::three());
}

mod demo {
pub fn three() -> u32 {
    3
}
}
