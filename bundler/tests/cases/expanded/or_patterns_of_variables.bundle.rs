fn main() {
    println!("{}", demo::inside(Ok(1)));
}

mod demo {
pub mod part {
pub const NUMBER: u32 = 2;
}
pub fn inside(number: Result<u32, u32>) -> u32 {
    let closure = |(Ok(_) | Err(_)): Result<u32, u32>| part::NUMBER;
    closure(number)
}
}
