fn both(a: bool, b: bool) -> bool { a && b }
fn main() {
    let (a, b) = (1_u32, 4);
    println!("{}", both(a << 2 > crate::demo::LIMIT, b > (3)));
    let shown = both(a << 2 > crate::demo::LIMIT, b > -3);
    println!("{}", shown);
}

mod demo {
pub const LIMIT: u32 = 3;
}
